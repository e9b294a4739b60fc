import { useTranslation } from 'react-i18next'
import { Slider } from '../../../components/ui/slider'
import styles from './writing.module.css'

type OpenSliderProps = {
  label: string
  /** Null until the person chose. */
  value: number | null
  max: 10 | 100
  onChange: (value: number) => void
}

/** A scale that nobody has answered for the person: it stands in the middle and counts only once it was touched. */
export function OpenSlider({ label, value, max, onChange }: OpenSliderProps) {
  const { t } = useTranslation('tool_writing')
  const middle = max / 2
  const isChosen = value !== null
  return (
    <div className={styles.slider}>
      <Slider
        label={label}
        value={value ?? middle}
        min={0}
        max={max}
        step={max === 100 ? 5 : 1}
        onChange={onChange}
        // The middle itself changes nothing when it is pressed, and may still be what the person means.
        onClick={() => isChosen || onChange(middle)}
        onKeyUp={(event) => isChosen || event.key !== 'Enter' || onChange(middle)}
        valueText={isChosen ? t(max === 10 ? 'of_ten' : 'of_hundred', { value }) : t('not_chosen')}
        shownValue={isChosen ? value : t('not_chosen')}
      />
    </div>
  )
}
