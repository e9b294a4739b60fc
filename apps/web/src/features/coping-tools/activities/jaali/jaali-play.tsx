import { ArrowRight, Lightbulb, Shuffle } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import { IconButton } from '../../../../components/ui/icon-button'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './jaali-activity.module.css'
import { hint, isClosed, type JaaliPuzzle } from './jaali-puzzle'
import { type JaaliScreen, tilesOf, turn } from './jaali-state'
import { TileGrid } from './tile-grid'
import { useTileWords } from './use-tile-words'

type JaaliPlayProps = {
  words: { heading: ReactNode; note: ReactNode }
  puzzle: JaaliPuzzle
  screen: JaaliScreen
  onChange: (screen: JaaliScreen) => void
  onAnother: () => void
  onDone: () => void
}

/** One screen to close. A closed one can be looked at as long as one likes; going on stays with the person. */
export function JaaliPlay({ words, puzzle, screen, onChange, onAnother, onDone }: JaaliPlayProps) {
  const { t } = useTranslation('tool_drawing')
  const { endsOf, placeOf } = useTileWords(puzzle.width)
  const tiles = useMemo(() => tilesOf(puzzle, screen), [puzzle, screen])
  const [said, setSaid] = useState('')
  const closed = isClosed(puzzle.width, tiles)

  function turnTile(tile: number, quarters: number, say?: string) {
    const next = turn(screen, tiles.length, tile, quarters)
    onChange(next)
    const now = tilesOf(puzzle, next)
    // The heading says it when the screen has closed.
    if (isClosed(puzzle.width, now)) return setSaid('')
    setSaid(say ?? t('jaali.turned', { ends: endsOf(now, tile) }))
  }

  function turnOne() {
    const next = hint(puzzle, tiles)
    if (next) turnTile(next.tile, next.quarters, t('jaali.shown', placeOf(next.tile)))
  }

  return (
    <ActivityLayout
      heading={closed ? t('jaali.closed') : words.heading}
      note={closed ? t('jaali.closed_note') : words.note}
      figure={<TileGrid puzzle={puzzle} tiles={tiles} turns={screen.turns} isClosed={closed} onTurn={turnTile} />}
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
        <IconButton label={t('jaali.another')} onClick={onAnother}>
          <Shuffle size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </ActivityLayout>
  )
}
