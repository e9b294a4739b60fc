import { Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../components/layout/use-is-phone'
import { classNames } from '../../../components/ui/class-names'
import { RecordRing } from './record-ring'
import styles from './record-start.module.css'

type RecordStartProps = {
  onStart: () => void
  /** The recording that stood here has ended. */
  takesFocus?: boolean | undefined
  /** Why the microphone is asked for, and what happens with the sound. */
  children?: ReactNode
}

/** The microphone before it is on; on a phone it is what the screen is for, and stands on stone. */
export function RecordStart({ onStart, takesFocus = false, children }: RecordStartProps) {
  const { t } = useTranslation('mindscan')
  const isPhone = useIsPhone()
  return (
    <div className={classNames(styles.start, isPhone && 'first-light on-stone')} data-stone={isPhone || undefined}>
      {/* biome-ignore lint/a11y/noAutofocus: only where the focus was in what it takes the place of */}
      <button type="button" id="mindscan-record" className={styles.button} autoFocus={takesFocus} onClick={onStart}>
        <span className={styles.figure}>
          {isPhone && <RecordRing />}
          <span className={styles.disc}>
            <Mic size={36} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </span>
        {t('voice.record.start')}
      </button>
      <div className={styles.why}>{children}</div>
    </div>
  )
}
