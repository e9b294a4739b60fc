import type { UseCount } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { keptUsesQuery } from '../../../../data/use-counts/kept-uses-query'
import { useFormat } from '../../../../lib/format'
import rows from '../../rows.module.css'

/** The exact counts that will go, and those that went last. */
export function CountedUses({ owner }: { owner: string }) {
  const { t } = useTranslation(['data', 'frame'])
  const format = useFormat()
  const { data } = useQuery(keptUsesQuery(owner))
  const inWords = (counts: readonly UseCount[]) =>
    format.list(counts.map(({ part, uses }) => `${t(`frame:nav.${part}`)} ${format.number(uses)}`))
  if (!data) return null
  return (
    <div className={rows.note}>
      <p>{t('choices.uses', { uses: inWords(data.counts), date: format.calendarDay(data.day) })}</p>
      {data.sent && (
        <p>{t('choices.uses_sent', { uses: inWords(data.sent.counts), date: format.calendarDay(data.sent.day) })}</p>
      )}
    </div>
  )
}
