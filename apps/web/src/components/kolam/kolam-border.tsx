import styles from './kolam-border.module.css'
import { KolamDrawing } from './kolam-drawing'
import { border } from './strip-figure'

const flowers = 14
const pixelsPerDot = 18
const figure = border(flowers)

/** The row of flowers on the upper edge of the footer. It keeps its size; a narrow screen shows the middle of it. */
export function KolamBorder() {
  return (
    <div className={styles.border}>
      <KolamDrawing figure={figure} px={(flowers * 4 + 1.5) * pixelsPerDot} className={styles.figure} />
    </div>
  )
}
