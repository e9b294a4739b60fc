import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import styles from './run-stage.module.css'

type RunStageProps = {
  title: string
  onExit: () => void
  /** What can be done now, at the bottom. */
  actions: ReactNode
  children: ReactNode
}

/** Stone before, between and after the tools of a routine, like the player itself. */
export function RunStage({ title, onExit, actions, children }: RunStageProps) {
  const { t } = useTranslation('routines')
  const heading = useRef<HTMLHeadingElement>(null)
  // The screen before it is gone, and with it the button that was pressed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classNames('stone first-light', styles.stage)} aria-label={title} data-immersive>
      <header className={styles.header}>
        <HelpNowLink />
        <Button
          variant="onstone"
          size="small"
          icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onExit}
        >
          {t('run.exit')}
        </Button>
      </header>
      <div className={classNames('on-stone', styles.middle)}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <footer className={styles.actions}>{actions}</footer>
    </section>
  )
}
