import type { ReactNode } from 'react'
import { BoxFigure } from './box-figure'
import styles from './chinta-dabba.module.css'

/** The open box with a line below it, where a step has no slip to work on. */
export function StandingBox({ slips, children }: { slips: number; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <BoxFigure isOpen slips={slips} drops={0} className={styles.boxFigure} />
      <p>{children}</p>
    </div>
  )
}
