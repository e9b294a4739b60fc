import type { TipId } from '@maitri/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecords } from '../../../data/records/use-records'
import { helpedTips } from '../tip-context'
import { SmallThings } from './small-things'
import { TipOpener } from './tip-opener'

type TipListProps = { tips: readonly TipId[]; isHeavy: boolean; heading?: 'h3' | 'h4' }

/** Three small things for the words that were read, each with what it opens. */
export function TipList({ tips, isHeavy, heading = 'h3' }: TipListProps) {
  const { t } = useTranslation('mindscan')
  const listId = useId()
  const notes = useRecords('exercise-feedback')
  const helped = notes.state === 'ready' ? helpedTips(notes.records.map(({ body }) => body)) : []
  return (
    <SmallThings
      heading={heading}
      things={tips.map((id) => ({
        id,
        titleId: `${listId}-${id}`,
        title: t(`tips.${id}.title`),
        text: t(`tips.${id}.text`),
        note: helped.includes(id) ? t('result.helped_before') : undefined,
        opener: <TipOpener tip={id} titleId={`${listId}-${id}`} isHeavy={isHeavy} />,
      }))}
    />
  )
}
