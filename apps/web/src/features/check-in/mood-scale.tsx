import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DotScale } from '../../components/kolam/dot-scale'
import { MoodFace } from './mood-face'
import styles from './mood-scale.module.css'
import { useMoodWords } from './use-mood-words'

type MoodScaleProps = {
  mood: number | null
  /** Takes the focus: its form stands where a button was pressed. */
  isFirst?: boolean
  onChange: (mood: number) => void
  /** Called where the point is meant, and not only passed over. */
  onChoose?: ((mood: number) => void) | undefined
  /** Stands under the word. */
  children?: ReactNode
  /** Stands at the right of the word. */
  action?: ReactNode
}

/** Eleven dots from 0 to 10, each with its word and a face. */
export function MoodScale({ mood, isFirst = false, onChange, onChoose, children, action }: MoodScaleProps) {
  const { t } = useTranslation('check_in')
  const { pointOf } = useMoodWords()
  const scale = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (isFirst) scale.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [isFirst])

  return (
    <fieldset ref={scale} className={styles.scale}>
      <legend className="visually-hidden">{t('scale.label')}</legend>
      <DotScale value={mood} nameOf={pointOf} onChange={onChange} onChoose={onChoose} />
      <p className={styles.ends} aria-hidden="true">
        <span>{t('scale.low_end')}</span>
        <span>{t('scale.high_end')}</span>
      </p>
      <div className={styles.answer}>
        <MoodFace mood={mood} />
        <div className={styles.words}>
          <p className={mood === null ? undefined : styles.word}>
            {mood === null ? t('scale.unasked') : pointOf(mood)}
          </p>
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </fieldset>
  )
}
