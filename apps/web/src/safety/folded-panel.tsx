import { helpline } from '@maitri/content/helplines'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ExternalButtonLink } from '../components/ui/button'
import { CallBar } from './call-bar'
import styles from './folded-panel.module.css'
import { telAddress } from './help-addresses'
import { helpPlan, type PanelReading } from './help-plan'
import { QuickExitButton } from './quick-exit-button'
import { type HandOver, useFocusHandOver } from './use-focus-hand-over'
import { usePanelWords } from './use-panel-words'

type FoldedPanelProps = { reading: PanelReading; onUnfold: () => void; handOver: HandOver }

/** The panel folded to a bar that keeps the call and the way to leave, and stays in view for the session. */
export function FoldedPanel({ reading, onUnfold, handOver }: FoldedPanelProps) {
  const { t, language, inLanguage } = usePanelWords()
  const { number } = helpline(helpPlan(reading).first)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // What stood above is gone with the panel: the bar that took its place may have left the screen with it.
    if (handOver.current) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [handOver])
  const unfoldButton = useFocusHandOver(handOver)
  return (
    <section ref={bar} aria-label={t('crisis:label')} {...inLanguage} className={`stone ${styles.bar}`}>
      <CallBar reading={reading} watched={bar} onShow={onUnfold} />
      <ExternalButtonLink
        href={telAddress(number)}
        variant="call"
        size="small"
        icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('common:call_number', { number: number.display })}
      </ExternalButtonLink>
      <QuickExitButton variant="onstone" language={language} />
      <button ref={unfoldButton} type="button" className={styles.unfold} onClick={onUnfold}>
        {t('crisis:unfold')}
      </button>
    </section>
  )
}
