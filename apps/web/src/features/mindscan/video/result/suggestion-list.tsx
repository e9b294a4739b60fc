import { useTranslation } from 'react-i18next'
import { SmallThings } from '../../result/small-things'
import { type SuggestionId, suggestionIds } from './choose-suggestions'

type SuggestionListProps = { suggestions: readonly string[] }

/** What may help, each with one sentence. A suggestion that a newer or older Maitri does not know is left out. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  const { t } = useTranslation('video')
  const known = suggestions.filter((id): id is SuggestionId => suggestionIds.some((one) => one === id))
  return (
    <SmallThings
      heading="h4"
      things={known.map((id) => ({
        id,
        title: t(`suggestions.${id}.title`),
        text: t(`suggestions.${id}.text`),
      }))}
    />
  )
}
