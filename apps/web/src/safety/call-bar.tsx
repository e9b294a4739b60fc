import { helpline } from '@maitri/content/helplines'
import { Phone } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ExternalButtonLink } from '../components/ui/button'
import styles from './call-bar.module.css'
import { telAddress } from './help-addresses'
import { helpPlan, type PanelReading } from './help-plan'
import { QuickExitButton } from './quick-exit-button'
import { usePanelWords } from './use-panel-words'

type CallBarProps = {
  reading: PanelReading
  /** What is in view as long as no bar is needed. */
  watched: RefObject<HTMLElement | null>
  /** Leads to all of help. */
  onShow: () => void
}

/**
 * The call and the way to leave, while those of the panel are scrolled out of view: at the upper edge of the page, and in a dialog below
 * its title, where its fields cannot push it away.
 */
export function CallBar({ reading, watched, onShow }: CallBarProps) {
  const { t, language, inLanguage } = usePanelWords()
  const isOutOfView = useOutOfView(watched)
  if (!isOutOfView) return null
  const { number } = helpline(helpPlan(reading).first)
  const dialogBar = watched.current?.closest('dialog')?.querySelector('[data-dialog-bar]')
  return createPortal(
    <aside
      aria-label={t('crisis:label')}
      {...inLanguage}
      className={`stone ${styles.bar}`}
      data-in-dialog={Boolean(dialogBar)}
    >
      <ExternalButtonLink
        href={telAddress(number)}
        variant="call"
        size="small"
        icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('common:call_number', { number: number.display })}
      </ExternalButtonLink>
      <QuickExitButton variant="onstone" language={language} />
      <button type="button" className={styles.back} onClick={onShow}>
        {t('crisis:unfold')}
      </button>
    </aside>,
    dialogBar ?? document.body,
  )
}

/** Whether an element is scrolled away, by more than a sliver of it. */
function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([seen]) => seen && setIsOut(seen.intersectionRatio < 0.5), {
      threshold: [0, 0.5, 1],
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
