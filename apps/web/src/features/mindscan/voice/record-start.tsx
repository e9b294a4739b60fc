import { Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './record-start.module.css'

type RecordStartProps = {
  onStart: () => void
  /** The recording that stood here has ended. */
  takesFocus?: boolean | undefined
  /** Why the microphone is asked for, and what happens with the sound. */
  children?: ReactNode
}

/** The microphone before it is on. */
export function RecordStart({ onStart, takesFocus = false, children }: RecordStartProps) {
  const { t } = useTranslation('mindscan')
  return (
    <div className={styles.start}>
      {/* biome-ignore lint/a11y/noAutofocus: only where the focus was in what it takes the place of */}
      <button type="button" id="mindscan-record" className={styles.button} autoFocus={takesFocus} onClick={onStart}>
        <span className={styles.disc}>
          <Mic size={36} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {t('voice.record.start')}
      </button>
      <div className={styles.why}>{children}</div>
    </div>
  )
}
