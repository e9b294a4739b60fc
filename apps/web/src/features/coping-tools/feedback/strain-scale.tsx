import { Chip } from '../../../components/ui/chip'
import { Choices } from './choices'
import styles from './strain-scale.module.css'

const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

type StrainScaleProps = {
  label: string
  hint?: string
  value: number | null
  onChange: (value: number | null) => void
}

/** Strain from 0, none, to 10. Pressing the chosen number takes it back. */
export function StrainScale({ label, hint, value, onChange }: StrainScaleProps) {
  return (
    <Choices label={label} hint={hint}>
      {scale.map((number) => (
        <Chip
          key={number}
          isPressed={value === number}
          className={styles.number}
          onClick={() => onChange(value === number ? null : number)}
        >
          {number}
        </Chip>
      ))}
    </Choices>
  )
}
