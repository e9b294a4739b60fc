import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../components/kolam/strip'
import { MoodFace } from './mood-face'
import styles from './mood-scale.module.css'
import { moodPoints, useMoodWords } from './use-mood-words'

type MoodScaleProps = {
  mood: number | null
  /** Takes the focus: its form stands where a button was pressed. */
  isFirst?: boolean
  onChange: (mood: number) => void
  /** Stands under the word. */
  children?: ReactNode
}

/** Eleven dots, and the line laid round them by tap, drag or arrow keys: radio buttons underneath, each with its word. */
export function MoodScale({ mood, isFirst = false, onChange, children }: MoodScaleProps) {
  const { t } = useTranslation('check_in')
  const { pointOf } = useMoodWords()
  const name = useId()
  const scale = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (isFirst) scale.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [isFirst])

  /** Follows a finger or a pressed mouse; where it only taps, the radio button under it answers by itself. */
  function follow({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (buttons !== 1 || width === 0) return
    const place = Math.floor(((clientX - left) / width) * moodPoints.length)
    const laid = Math.min(Math.max(place, 0), moodPoints.length - 1)
    if (laid !== mood) onChange(laid)
  }

  return (
    <fieldset ref={scale} className={styles.scale}>
      <legend className="visually-hidden">{t('scale.label')}</legend>
      <div className={styles.strip}>
        <Strip n={moodPoints.length} filled={mood === null ? 0 : mood + 1} className={styles.line} />
        <div className={styles.points} onPointerMove={follow}>
          {moodPoints.map((point) => (
            <input
              key={point}
              type="radio"
              name={name}
              value={point}
              checked={mood === point}
              aria-label={pointOf(point)}
              className={styles.point}
              onChange={() => onChange(point)}
            />
          ))}
        </div>
      </div>
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
      </div>
    </fieldset>
  )
}
