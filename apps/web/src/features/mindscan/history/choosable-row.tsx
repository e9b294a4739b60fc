import { Checkbox } from '../../../components/ui/checkbox'
import type { Reading } from '../../../data/reading'
import styles from './choosable-row.module.css'
import { ReadingFace } from './reading-face'

type ChoosableRowProps = {
  reading: Reading
  isWaiting: boolean
  isChosen: boolean
  /** True where two others are chosen already. */
  isClosed: boolean
  onToggle: () => void
}

/** One earlier reading while two are being chosen. */
export function ChoosableRow({ reading, isWaiting, isChosen, isClosed, onToggle }: ChoosableRowProps) {
  return (
    <Checkbox
      className={styles.row}
      checked={isChosen}
      disabled={isClosed}
      onChange={onToggle}
      label={<ReadingFace reading={reading} isWaiting={isWaiting} />}
    />
  )
}
