import { KolamDrawing } from './kolam-drawing'
import { kolam } from './kolam-figure'
import styles from './kolam-mark.module.css'

/** The sign of Maitri: five dots and one line. `size` is its width on screen in pixels. */
export function KolamMark({ size = 36 }: { size?: number }) {
  return <KolamDrawing figure={kolam('maitri', { family: 'mark' })} px={size} className={styles.mark} />
}
