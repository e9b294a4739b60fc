import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DotScale } from '../../../components/kolam/dot-scale'
import { Button } from '../../../components/ui/button'
import styles from './scale-answer.module.css'

type ScaleAnswerProps = {
  onAnswer: (number: number) => void
  /** Other answers, beside the button that sends the number. */
  children?: ReactNode
}

/** A number from 0 to 10, laid on the strip and then sent: a finger that slipped can still be put right. */
export function ScaleAnswer({ onAnswer, children }: ScaleAnswerProps) {
  const { t } = useTranslation('mindmitra')
  const [value, setValue] = useState<number | null>(null)
  const id = useId()

  function answer(event: FormEvent) {
    event.preventDefault()
    if (value !== null) onAnswer(value)
  }

  return (
    <form onSubmit={answer} className={styles.scale}>
      <fieldset aria-describedby={id} className={styles.points}>
        <legend className="visually-hidden">{t('scale.label')}</legend>
        <DotScale value={value} nameOf={(point) => `${point}`} onChange={setValue} />
        <p id={id} className={styles.ends}>
          <span>{t('scale.low_end')}</span>
          <span>{t('scale.high_end')}</span>
        </p>
      </fieldset>
      <div className={styles.actions}>
        {value === null ? (
          <p className={styles.hint}>{t('scale.hint')}</p>
        ) : (
          <Button type="submit" size="small">
            {t('scale.send', { number: value })}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
