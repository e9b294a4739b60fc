import type { LampGame, LampPlace } from '@maitri/domain'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
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

  function touchByNumber({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return
    onTouch(Number(key) - 1)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={t('path.board')} className={styles.board} onKeyDown={touchByNumber}>
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
    </div>
  )
}
