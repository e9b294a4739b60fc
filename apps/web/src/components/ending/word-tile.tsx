import type { ReactNode } from 'react'
import styles from './word-tile.module.css'

/** The three tiles of an ending stand in a row of this class. */
export const wordRow = styles.row

type WordTileProps = { isChosen: boolean; onChoose: () => void; children: ReactNode }

/** A word on stone that is chosen by one tap. */
export function WordTile({ isChosen, onChoose, children }: WordTileProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.tile} onClick={onChoose}>
      {children}
    </button>
  )
}
