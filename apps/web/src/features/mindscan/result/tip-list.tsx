import { type TipId, tipIds } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { SmallThings } from './small-things'

/** Three small things for the words that were read. A tip that a newer or older Maitri does not know is left out. */
export function TipList({ suggestions }: { suggestions: readonly string[] }) {
  const { t } = useTranslation('mindscan')
  const known = suggestions.filter((id): id is TipId => tipIds.some((tip) => tip === id))
  return (
    <SmallThings
      heading="h3"
      things={known.map((id) => ({ id, title: t(`tips.${id}.title`), text: t(`tips.${id}.text`) }))}
    />
  )
}
