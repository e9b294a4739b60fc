import type { LampGame, LampPlace } from '@maitri/domain'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Group } from '../../../../components/ui/group'
import styles from './lamp-board.module.css'

type LampBoardProps = {
  places: readonly LampPlace[]
  game: LampGame
  lit: number | null
  onTouch: (lamp: number) => void
}

/** Nine lamps to touch, by finger, by Tab and Enter, or by their number. */
export function LampBoard({ places, game, lit, onTouch }: LampBoardProps) {
  const { t } = useTranslation('tool_lamps')
  const found = game.path.slice(0, game.found)
  const isShown = game.phase === 'showing' || game.phase === 'again'
  // Between two lamps none is lit, and the way so far stays.
  const shownTo = useRef(0)
  if (!isShown) shownTo.current = 0
  else if (lit !== null) shownTo.current = game.path.indexOf(lit) + 1
  const trail = isShown ? game.path.slice(0, shownTo.current) : found

  function touchByNumber({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return
    onTouch(Number(key) - 1)
  }

  return (
    <Group aria-label={t('path.board')} className={styles.board} onKeyDown={touchByNumber}>
      <svg viewBox="0 0 140 110" className={styles.way} aria-hidden="true" focusable="false">
        {trail.slice(1).map((lamp, at) => (
          <path key={lamp} pathLength={1} d={wayBetween(places[trail[at] ?? 0], places[lamp])} />
        ))}
      </svg>
      {places.map(({ x, y }, lamp) => (
        <button
          key={`${x} ${y}`}
          type="button"
          className={styles.lamp}
          style={{ '--x': x, '--y': y } as CSSProperties}
          aria-label={t('path.lamp', { number: lamp + 1 })}
          aria-pressed={found.includes(lamp)}
          // Not disabled: a lamp keeps the focus while the path is shown.
          aria-disabled={game.phase !== 'recalling'}
          data-lit={lit === lamp || found.includes(lamp) || undefined}
          onClick={() => onTouch(lamp)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <circle className={styles.glow} cx="24" cy="20" r="20" />
            <path className={styles.bowl} d="M10 29q14 5 28 0q-3 13-14 13t-14-13z" />
            <path className={styles.flame} d="M24 7q9 12 5 18q-5 6-10 0q-4-6 5-18z" />
          </svg>
        </button>
      ))}
    </Group>
  )
}

/** A light bow from lamp to lamp, as a hand would draw it; in the units of the board's picture. */
function wayBetween(from: LampPlace | undefined, to: LampPlace | undefined): string {
  if (!from || !to) return ''
  const [x1, y1, x2, y2] = [from.x * 140, from.y * 110, to.x * 140, to.y * 110]
  const [bendX, bendY] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend]
  const rounded = (value: number) => value.toFixed(1)
  return `M${rounded(x1)} ${rounded(y1)}Q${rounded(bendX)} ${rounded(bendY)} ${rounded(x2)} ${rounded(y2)}`
}

/** How far a bow leaves the straight way, as a share of its length. */
const bend = 0.16
