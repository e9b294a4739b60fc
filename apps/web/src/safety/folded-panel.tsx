import { helpline } from '@maitri/content/helplines'
import type { RiskReading } from '@maitri/domain'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExternalButtonLink } from '../components/ui/button'
import styles from './folded-panel.module.css'
import { telAddress } from './help-addresses'
import { helpPlan, type PanelTier } from './help-plan'
import { type HandOver, useFocusHandOver } from './use-focus-hand-over'

type FoldedPanelProps = { reading: RiskReading & { tier: PanelTier }; onUnfold: () => void; handOver: HandOver }

/** The panel folded to a bar that keeps the call and stays in view for the session. */
export function FoldedPanel({ reading, onUnfold, handOver }: FoldedPanelProps) {
  const { t } = useTranslation(['crisis', 'common'])
  const { number } = helpline(helpPlan(reading.tier, reading.matched).first)
  const unfoldButton = useFocusHandOver(handOver)
  return (
    <section aria-label={t('label')} className={`stone ${styles.bar}`}>
      <ExternalButtonLink
        href={telAddress(number)}
        variant="call"
        size="small"
        icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('common:call_number', { number: number.display })}
      </ExternalButtonLink>
      <button ref={unfoldButton} type="button" className={styles.unfold} onClick={onUnfold}>
        {t('unfold')}
      </button>
    </section>
  )
}
