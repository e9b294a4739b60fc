import { ArrowRight, Lightbulb, Shuffle, Undo2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import { IconButton } from '../../../../components/ui/icon-button'
import type { Cues } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './jaali-activity.module.css'
import { hint, isClosed, type JaaliPuzzle } from './jaali-puzzle'
import { JaaliScene } from './jaali-scene'
import { type JaaliScreen, tilesOf, turn } from './jaali-state'
import { TileGrid } from './tile-grid'
import { useTileWords } from './use-tile-words'

type JaaliPlayProps = {
  words: { heading: ReactNode; note: ReactNode }
  puzzle: JaaliPuzzle
  screen: JaaliScreen
  /** Which scene lies behind it. */
  sceneTurn: number
  cues: Pick<Cues, 'pluck' | 'bell'>
  onChange: (screen: JaaliScreen) => void
  onAnother: () => void
  onDone: () => void
}

/** One screen to close. A closed one can be looked at as long as one likes; going on stays with the person. */
export function JaaliPlay({ words, puzzle, screen, sceneTurn, cues, onChange, onAnother, onDone }: JaaliPlayProps) {
  const { t } = useTranslation('tool_drawing')
  const { endsOf, placeOf } = useTileWords(puzzle.width)
  const tiles = useMemo(() => tilesOf(puzzle, screen), [puzzle, screen])
  const [said, setSaid] = useState('')
  const [past, setPast] = useState<readonly JaaliScreen[]>([])
  const closed = isClosed(puzzle.width, tiles)

  function turnTile(tile: number, quarters: number, say?: string) {
    const next = turn(screen, tiles.length, tile, quarters)
    setPast([...past, screen])
    onChange(next)
    const now = tilesOf(puzzle, next)
    // The heading says it when the screen has closed.
    if (isClosed(puzzle.width, now)) {
      cues.bell()
      return setSaid('')
    }
    cues.pluck(tile % puzzle.width)
    setSaid(say ?? t('jaali.turned', { ends: endsOf(now, tile) }))
  }

  function undo() {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    onChange(before)
    setSaid(t('kolam.said.undone'))
  }

  function turnOne() {
    const next = hint(puzzle, tiles)
    if (next) turnTile(next.tile, next.quarters, t('jaali.shown', placeOf(next.tile)))
  }

  return (
    <ActivityLayout
      heading={closed ? t('jaali.closed') : words.heading}
      note={closed ? t('jaali.closed_note') : words.note}
      figure={
        <TileGrid
          puzzle={puzzle}
          tiles={tiles}
          turns={screen.turns}
          isClosed={closed}
          scene={<JaaliScene turn={sceneTurn} />}
          onTurn={turnTile}
        />
      }
    >
      {!closed && (
        <p id="jaali-how" className={classNames(styles.quiet, styles.how)}>
          {t('jaali.how')}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.actions}>
        {closed ? (
          <Button
            variant="sun"
            size="small"
            iconAfter={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onDone}
          >
            {t('jaali.go_on')}
          </Button>
        ) : (
          <Button
            variant="onstone"
            size="small"
            icon={<Lightbulb size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={turnOne}
          >
            {t('jaali.hint')}
          </Button>
        )}
        <IconButton
          label={t('kolam.undo')}
          className={styles.undo}
          aria-disabled={past.length === 0}
          aria-keyshortcuts="Control+Z"
          onClick={undo}
        >
          <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('jaali.another')} onClick={onAnother}>
          <Shuffle size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </ActivityLayout>
  )
}
