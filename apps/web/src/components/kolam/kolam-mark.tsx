import mark from './drawn/mark.json'
import { type DrawnFigure, KolamDrawing } from './kolam-drawing'
import styles from './kolam-mark.module.css'

/** The sign of Maitri: five dots and one line. `size` is its width on screen in pixels. */
export function KolamMark({ size = 36 }: { size?: number }) {
  return <KolamDrawing figure={mark as unknown as DrawnFigure} px={size} className={styles.mark} />
}
