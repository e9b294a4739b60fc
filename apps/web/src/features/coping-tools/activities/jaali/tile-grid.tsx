import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Group } from '../../../../components/ui/group'
import { canTurn, type Ends, type JaaliPuzzle, looseSides, type Side } from './jaali-puzzle'
import styles from './tile-grid.module.css'
import { LooseEnd, tileLine } from './tile-line'
import { useTileWords } from './use-tile-words'

type TileGridProps = {
  puzzle: JaaliPuzzle
  tiles: readonly Ends[]
  /** Quarters by which each tile was turned so far, so that it turns on and never spins back. */
  turns: readonly number[]
  isClosed: boolean
  /** What the screen stands before; seen once it is closed. */
  scene: ReactNode
  onTurn: (tile: number, quarters: number) => void
}

/** The tiles: one stop of the Tab key, arrows within. What would look the same however it is turned is no button. */
export function TileGrid({ puzzle, tiles, turns, isClosed, scene, onTurn }: TileGridProps) {
  const { t } = useTranslation('tool_drawing')
  const { nameOf } = useTileWords(puzzle.width)
  const { width, start } = puzzle
  const [stop, setStop] = useState(() => start.findIndex(canTurn))
  const grid = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent<HTMLButtonElement>, tile: number) {
    if (event.shiftKey && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onTurn(tile, -1)
      return
    }
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const next = nearest(width, start, tile, direction)
    if (next === null) return
    setStop(next)
    grid.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
  }

  return (
    <Group
      ref={grid}
      aria-label={t('jaali.screen', { width })}
      aria-describedby="jaali-how"
      className={styles.grid}
      data-closed={isClosed || undefined}
      style={{ '--across': width } as CSSProperties}
    >
      <div className={styles.scene}>{scene}</div>
      {start.map((ends, tile) => {
        const turned = turns[tile] ?? 0
        const loose = looseSides(width, tiles, tile).map((side): Side => ((((side - turned) % 4) + 4) % 4) as Side)
        const drawing = <Tile ends={ends} turned={turned} loose={loose} />
        if (!canTurn(ends))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            <span key={tile} className={styles.still}>
              {drawing}
            </span>
          )
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={tile}
            type="button"
            className={styles.tile}
            data-tile={tile}
            tabIndex={tile === stop ? 0 : -1}
            aria-label={nameOf(tiles, tile)}
            onFocus={() => setStop(tile)}
            onClick={(event: MouseEvent) => onTurn(tile, event.shiftKey ? -1 : 1)}
            onKeyDown={(event) => handleKey(event, tile)}
          >
            {drawing}
          </button>
        )
      })}
    </Group>
  )
}

function Tile({ ends, turned, loose }: { ends: Ends; turned: number; loose: readonly Side[] }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <g style={{ transform: `rotate(${turned * 90}deg)` }}>
        <path d={tileLine(ends)} />
        {loose.map((side) => (
          <LooseEnd key={side} side={side} />
        ))}
      </g>
      {ends === 0 && <circle className={styles.pulli} r={5} />}
    </svg>
  )
}

const directions: Record<string, readonly [across: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The next tile that can be turned in that direction, straight ahead before aside; null where there is none. */
function nearest(
  width: number,
  tiles: readonly Ends[],
  from: number,
  [across, down]: readonly [number, number],
): number | null {
  let best: { tile: number; distance: number } | null = null
  for (const [tile, ends] of tiles.entries()) {
    const x = (tile % width) - (from % width)
    const y = Math.floor(tile / width) - Math.floor(from / width)
    const ahead = x * across + y * down
    if (!canTurn(ends) || ahead <= 0) continue
    const distance = ahead + 2 * Math.abs(x * down + y * across)
    if (!best || distance < best.distance) best = { tile, distance }
  }
  return best?.tile ?? null
}
