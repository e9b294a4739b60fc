import { Redo2, Shuffle, Undo2 } from 'lucide-react'
import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Chip } from '../../../../components/ui/chip'
import { IconButton } from '../../../../components/ui/icon-button'
import { ActivityLayout } from '../../player/activity-layout'
import { isFull, type Place, type Stroke } from './drawing'
import { DrawingBoard } from './drawing-board'
import { shapeRound, strokeNear } from './find-stroke'
import { guideFigure, nextGuide } from './guide'
import { HandChoices, WidthChoice } from './hand-choices'
import styles from './kolam-studio.module.css'
import { type HandChoice, stepTools, widths } from './pen-choices'
import type { StudioAction, StudioState } from './studio-state'
import { imagesOf } from './symmetry'
import { gatesBetween, gatesNear, petalRound, wovenOf } from './weave'

type DrawStepProps = {
  words: { heading: string; note: string }
  step: 2 | 3 | 4
  state: StudioState
  action: Dispatch<StudioAction>
  /** Which kolam lies below the hand; null for none. */
  guideTurn: number | null
  onGuide: (turn: number | null) => void
}

/** How near a finger must come to a line to mean it, in steps of the grid. */
const rubReach = 0.2

/** How near a tap must come to the middle between two dots to join or part them, in steps of the grid. */
const weaveReach = 0.36

/** A step of drawing: the board, what the hand does, and the way back. */
export function DrawStep({ words, step, state, action, guideTurn, onGuide }: DrawStepProps) {
  const { t } = useTranslation('tool_drawing')
  const { tools, hasColours, first } = stepTools[step]
  const { drawing, past, future } = state
  const [choice, setChoice] = useState<HandChoice>(first)
  const [said, setSaid] = useState<string | null>('')
  const woven = useMemo(() => wovenOf(drawing), [drawing])
  // A hand that begins between joined dots parts them, and goes on parting.
  const isJoining = useRef(true)
  const { tool, colour, width } = choice

  function draw(stroke: Stroke) {
    if (isFull(drawing)) return setSaid(t('kolam.said.full'))
    action({ kind: 'draw', stroke })
    setSaid(
      stroke.isFill ? t('kolam.said.filled') : t('kolam.said.drawn', { count: imagesOf[drawing.symmetry].length }),
    )
  }

  const drawPoints = (points: number[]) =>
    draw({ colour, width: widths[width], points, ...(tool === 'fill' && { isFill: true }) })

  function weave(gates: number[], isBegun: boolean) {
    const [first] = gates
    if (first === undefined) return
    if (isBegun) isJoining.current = !drawing.weave?.includes(first)
    action({ kind: 'weave', gates, isOpen: isJoining.current, isBegun })
    // The line itself is said once it is drawn.
    setSaid(null)
  }

  function touch(place: Place) {
    if (tool === 'weave') return weave(gatesNear(drawing, place, weaveReach), true)
    if (tool === 'rub') {
      const stroke = strokeNear(drawing, place, rubReach)
      const gates = stroke ? [] : gatesNear(drawing, place, weaveReach).filter((gate) => drawing.weave?.includes(gate))
      if (gates.length > 0) {
        action({ kind: 'weave', gates, isOpen: false, isBegun: true })
        return setSaid(t('kolam.said.rubbed'))
      }
      if (!stroke) return setSaid(t('kolam.said.nothing_to_rub'))
      action({ kind: 'rub', stroke })
      return setSaid(t('kolam.said.rubbed'))
    }
    const points = petalRound(drawing, place) ?? shapeRound(drawing, place)
    if (points) drawPoints(points)
    else setSaid(t('kolam.said.nothing_to_fill'))
  }

  const wayBack = {
    undo: () => {
      if (past.length === 0) return
      action({ kind: 'undo' })
      setSaid(t('kolam.said.undone'))
    },
    redo: () => {
      if (future.length === 0) return
      action({ kind: 'redo' })
      setSaid(t('kolam.said.redone'))
    },
    clear: () => {
      if (drawing.strokes.length === 0 && !drawing.weave?.length) return
      action({ kind: 'clear' })
      setSaid(t('kolam.said.cleared'))
    },
  }

  const choose = (change: Partial<HandChoice>) => setChoice({ ...choice, ...change })
  useUndoKeys(wayBack.undo, wayBack.redo)
  const guide = guideTurn === null ? null : guideFigure(drawing, guideTurn)
  const otherGuide = guideTurn === null ? null : nextGuide(drawing, guideTurn)

  return (
    <ActivityLayout
      {...words}
      isWordless
      figure={
        <DrawingBoard
          drawing={drawing}
          tool={tool}
          pen={{ colour, width: widths[width] }}
          guide={guide}
          onDraw={drawPoints}
          onTouch={touch}
          onWeave={(from, to, isBegun) => weave(gatesBetween(drawing, from, to), isBegun)}
          woven={woven.path}
          lineCount={drawing.strokes.length + woven.lines}
          onSay={setSaid}
        />
      }
    >
      <div className={styles.tools}>
        <div className={styles.wayBack}>
          <IconButton
            label={t('kolam.undo')}
            className={styles.back}
            aria-disabled={past.length === 0}
            aria-keyshortcuts="Control+Z"
            onClick={wayBack.undo}
          >
            <Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('kolam.redo')}
            className={styles.back}
            aria-disabled={future.length === 0}
            aria-keyshortcuts="Control+Shift+Z"
            onClick={wayBack.redo}
          >
            <Redo2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <Button variant="onstone" size="small" className={styles.clear} onClick={wayBack.clear}>
            {t('kolam.clear')}
          </Button>
          <WidthChoice hasColours={hasColours} choice={choice} onChoose={choose} />
          {step === 2 && (
            <>
              <Chip
                isPressed={guide !== null}
                className={styles.guide}
                onClick={() => onGuide(guideTurn === null ? 0 : null)}
              >
                {t('kolam.guide.show')}
              </Chip>
              {otherGuide !== null && (
                <IconButton label={t('kolam.guide.another')} onClick={() => onGuide(otherGuide)}>
                  <Shuffle size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              )}
            </>
          )}
        </div>
        <HandChoices
          tools={tools}
          hasColours={hasColours}
          choice={choice}
          onChoose={choose}
          isHowKnown={tool === 'weave' && past.length > 0}
        />
        <p role="status" className={styles.said}>
          {said ?? t(woven.isWhole ? 'kolam.said.whole' : 'kolam.said.woven', { dots: woven.dots, lines: woven.lines })}
        </p>
      </div>
    </ActivityLayout>
  )
}

/** Ctrl and Z, and with Shift the other way, wherever the focus is but in a field, which has its own. */
function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}
