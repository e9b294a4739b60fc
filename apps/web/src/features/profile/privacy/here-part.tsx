import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalDataCounts } from '../../../components/local-data/data-counts'
import { useLocalData } from '../../../components/local-data/use-local-data'
import { useWhereKept } from '../../../components/sync/use-where-kept'
import { Loading } from '../../../components/ui/loading'
import { countLocalData, sumOf } from '../../../data/local-data/count-local-data'
import { guestOwner } from '../../../data/local-data/local-data'
import { Part } from '../part'
import rows from '../rows.module.css'

/** What of one owner lies on this device, counted, and what becomes of changes made on two. */
export function HerePart({ owner, children }: { owner: string; children?: ReactNode }) {
  const { t } = useTranslation(['data', 'common'])
  const whereKept = useWhereKept()
  const isGuest = owner === guestOwner
  const things = useLocalData(owner)
  const counts = things.data && countLocalData(things.data)
  const isOnlyHere = Boolean(counts?.messages || counts?.plan_lines || counts?.drafts)
  return (
    <Part heading={t('here.heading')} lead={isGuest ? whereKept(t('here.lead_guest')) : t('here.lead')}>
      {!counts && <Loading label={t('common:loading')} />}
      {counts && (sumOf(counts) > 0 ? <LocalDataCounts counts={counts} /> : <p>{t('here.nothing')}</p>)}
      {!isGuest && isOnlyHere && <p className={rows.note}>{t('here.only_here')}</p>}
      {!isGuest && <p className={rows.note}>{t('here.rule')}</p>}
      {children}
    </Part>
  )
}
