import { Chip } from '../../../components/ui/chip'
import styles from './writing.module.css'

type ChoiceChipsProps<Value> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  isChosen: (value: Value) => boolean
  onChoose: (value: Value) => void
}

/** A few answers as chips, one or several of them chosen. */
export function ChoiceChips<Value extends string | number | boolean | null>(props: ChoiceChipsProps<Value>) {
  const { legend, options, isChosen, onChoose } = props
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <Chip key={String(value)} isPressed={isChosen(value)} onClick={() => onChoose(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
