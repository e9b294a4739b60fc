import styles from './jaali-activity.module.css'
import { isClosed, type JaaliPuzzle } from './jaali-puzzle'
import { type JaaliScreen, tilesOf } from './jaali-state'
import { tileLine } from './tile-line'

/** A screen as it stands, small. The words beside it speak. */
export function JaaliPicture({ puzzle, screen }: { puzzle: JaaliPuzzle; screen: JaaliScreen }) {
  const { width } = puzzle
  const tiles = tilesOf(puzzle, screen)
  return (
    <svg
      viewBox={`-56 -56 ${width * 100 + 12} ${width * 100 + 12}`}
      className={styles.picture}
      data-closed={isClosed(width, tiles) || undefined}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map((ends, tile) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={tile}
          d={tileLine(ends)}
          transform={`translate(${(tile % width) * 100} ${Math.floor(tile / width) * 100})`}
        />
      ))}
    </svg>
  )
}
