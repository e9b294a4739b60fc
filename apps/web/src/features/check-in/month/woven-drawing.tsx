import { dotsPath } from '../../../components/kolam/dots-path'
import type { WovenMonth } from '../../../components/kolam/woven-month'
import styles from './woven-drawing.module.css'

/** A woven month; the words beside it speak. */
export function WovenDrawing({ month }: { month: WovenMonth }) {
  return (
    <svg viewBox={month.viewBox.join(' ')} className={styles.drawing} aria-hidden="true" focusable="false">
      <path className={styles.resting} d={dotsPath(month.resting)} />
      <path className={styles.laid} d={dotsPath(month.laid)} />
      {month.lines.map((line) => (
        <path key={line.slice(0, 40)} className={styles.line} d={line} />
      ))}
    </svg>
  )
}
