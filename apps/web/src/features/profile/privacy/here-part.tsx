import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThingCounts } from '../../../components/own-things/thing-counts'
import { useOwnThings } from '../../../components/own-things/use-own-things'
import { Loading } from '../../../components/ui/loading'
import { countThings, sumOf } from '../../../lib/own-things/count-things'
import { guestOwner } from '../../../lib/own-things/own-things'
import { Part } from '../part'
import rows from '../rows.module.css'

/** What of one owner lies on this device, counted, and what becomes of changes made on two. */
export function HerePart({ owner, children }: { owner: string; children?: ReactNode }) {
  const { t } = useTranslation(['data', 'common'])
  const isGuest = owner === guestOwner
  const things = useOwnThings(owner)
  const counts = things.data && countThings(things.data)
  const isOnlyHere = Boolean(counts?.messages || counts?.plan_lines || counts?.drafts)
  return (
    <Part heading={t('here.heading')} lead={t(isGuest ? 'here.lead_guest' : 'here.lead')}>
      {!counts && <Loading label={t('common:loading')} />}
      {counts && (sumOf(counts) > 0 ? <ThingCounts counts={counts} /> : <p>{t('here.nothing')}</p>)}
      {!isGuest && isOnlyHere && <p className={rows.note}>{t('here.only_here')}</p>}
      {!isGuest && <p className={rows.note}>{t('here.rule')}</p>}
      {children}
    </Part>
  )
}
