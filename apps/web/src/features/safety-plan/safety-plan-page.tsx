import { helpline } from '@maitri/content/helplines'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePending } from '../../components/layout/page-pending'
import { useWhereKept } from '../../components/sync/use-where-kept'
import { Button, ExternalButtonLink } from '../../components/ui/button'
import { Notice } from '../../components/ui/notice'
import { PageHeading } from '../../components/ui/page-heading'
import { planSections } from '../../data/safety-plan'
import { useSession } from '../../lib/session/session'
import { telAddress } from '../../safety/help-addresses'
import { useSafetyCheck } from '../../safety/use-safety-check'
import { PlanActions } from './plan-actions'
import { PlanPart } from './plan-part'
import styles from './safety-plan-page.module.css'
import { TwoVersions } from './two-versions'
import { type OwnPlan, useSafetyPlan } from './use-safety-plan'

const firstLine = helpline('tele_manas')

/** On the device alone: needs no account, no server and no network. */
export function SafetyPlanPage() {
  const { t } = useTranslation(['safety_plan', 'common'])
  const own = useSafetyPlan()
  const check = useSafetyCheck({ isQuiet: true })
  if (!own) return <PagePending />

  return (
    <div className={`page ${styles.page}`}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <div className={styles.now}>
        <p>{t('now')}</p>
        <ExternalButtonLink
          href={telAddress(firstLine.number)}
          variant="call"
          size="small"
          icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('common:call_number', { number: firstLine.number.display })}
        </ExternalButtonLink>
      </div>
      <WhereItLies kept={own.kept} />
      <TwoVersions plan={own.plan} onChange={own.change} />
      <div className={styles.panel}>{check.panel}</div>
      <div>
        {planSections.map((section) => (
          <PlanPart
            key={section}
            section={section}
            entries={own.plan.sections[section]}
            onChange={own.change}
            check={check}
          />
        ))}
        <PlanActions plan={own.plan} onDelete={own.deletePlan} />
      </div>
      <p className={styles.note}>{t('note')}</p>
      <Deleted own={own} />
    </div>
  )
}

function WhereItLies({ kept }: { kept: OwnPlan['kept'] }) {
  const { t } = useTranslation('safety_plan')
  const isAccount = useSession().state === 'signed_in'
  const whereKept = useWhereKept()
  if (kept === 'not_kept')
    return (
      <Notice tone="error" role="status">
        <p>{t('where.not_kept')}</p>
      </Notice>
    )
  return (
    <p className={styles.where}>
      {whereKept(t(isAccount ? 'where.account' : 'where.guest'))}{' '}
      <span role="status">{kept === 'saved' && t('saved')}</span>
    </p>
  )
}

/** Stands at the lower edge until it is used or something else is written: what was deleted can come back. */
function Deleted({ own: { deleted, undo } }: { own: OwnPlan }) {
  const { t } = useTranslation('safety_plan')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that deleted the plan is gone with it.
    if (deleted === 'plan') button.current?.focus()
  }, [deleted])
  return (
    <div role="status" className={styles.deleted}>
      {deleted && (
        <Notice
          tone="info"
          className={styles.deletedNotice}
          action={
            <Button ref={button} variant="secondary" size="small" onClick={undo}>
              {t('actions.undo')}
            </Button>
          }
        >
          <p>{t(`deleted.${deleted}`)}</p>
        </Notice>
      )}
    </div>
  )
}
