import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KolamFigure } from '../../../../components/kolam/figure'
import { classNames } from '../../../../components/ui/class-names'
import { BoardGround, BoardMarks, WovenLine } from './board-figures'
import { begun, type DotLine, ended, firstDot, goneTo, isSame, moved, nearestPlace, takenBack } from './dot-line'
import { type Drawing, type Place, pointsThrough } from './drawing'
import styles from './drawing-board.module.css'
import { useLayers } from './use-layers'
import { type Pen, usePen } from './use-pen'

/** What the hand does: lead a line round the dots, draw as it likes, from dot to dot, fill a shape, or take a line away. */
export type Tool = 'weave' | 'free' | 'dots' | 'fill' | 'rub'

type DrawingBoardProps = {
  drawing: Drawing
  tool: Tool
  pen: Pen
  /** A kolam that lies faint below the hand. */
  guide: KolamFigure | null
  /** A line, or the edge of a shape that was drawn round. */
  onDraw: (points: number[]) => void
  /** Fills the shape round a place, or rubs out what lies there, as the tool says. */
  onTouch: (place: Place) => void
  /** The hand went from a dot to its neighbour; `isBegun` where it came down just before. */
  onWeave: (from: Place, to: Place, isBegun: boolean) => void
  onSay: (words: string) => void
  /** How many lines there are, woven and drawn. */
  lineCount: number
  /** The line that is woven, in the units of `components/kolam`. */
  woven: string
}

const steps: Record<string, Place> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** How near a hand comes to a dot before the line goes round it, in steps of the grid. */
const snapReach = 0.42

const onDot = ({ cursor, line }: DotLine): DotLine => ({ cursor: [Math.round(cursor[0]), Math.round(cursor[1])], line })

/** How far a hand may move and still have touched and not drawn, in steps of the grid. */
const touchReach = 0.25

/** The board: drawn on by hand, or with keys from dot to dot. */
export function DrawingBoard(props: DrawingBoardProps) {
  const { drawing, tool, pen, guide, woven, lineCount, onDraw, onTouch, onWeave, onSay } = props
  const { t } = useTranslation('tool_drawing')
  const board = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const { layers, pixels, colours } = useLayers(board, drawing)
  const [dotLine, setDotLine] = useState<DotLine>(firstDot)
  const { grid } = drawing
  const { cursor, line } = dotLine

  // A line that was begun with one tool is not gone on with by another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool is what ends it
  useEffect(() => setDotLine(ended), [tool, grid])

  const placeLabel = ([x, y]: Place) => {
    const at = { row: y + (grid + 1) / 2, column: x + (grid + 1) / 2 }
    return Number.isInteger(at.row) && Number.isInteger(at.column) ? t('kolam.at.dot', at) : t('kolam.at.between', at)
  }

  function goTo(next: DotLine) {
    setDotLine(next)
    onSay(placeLabel(next.cursor))
  }

  function end({ line }: DotLine) {
    setDotLine(ended)
    if (tool === 'weave') return
    onDraw(pointsThrough(line))
  }

  function press() {
    if (tool === 'fill' || tool === 'rub') return onTouch(cursor)
    if (line.length > 0) return end(dotLine)
    setDotLine(begun(cursor))
    onSay(t('kolam.said.begun', { place: placeLabel(cursor) }))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step) {
      const by: Place = event.shiftKey && tool !== 'weave' ? [step[0] / 2, step[1] / 2] : step
      const next = moved(tool === 'weave' ? onDot(dotLine) : dotLine, by, grid)
      // What is woven is said there.
      if (tool === 'weave' && line.length > 0) {
        if (!isSame(cursor, next.cursor)) onWeave(cursor, next.cursor, line.length === 1)
        setDotLine(next)
      } else goTo(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) press()
    } else if (event.key === 'Backspace' && line.length > 0) {
      const shorter = takenBack(dotLine)
      setDotLine(shorter)
      onSay(t('kolam.said.taken_back', { place: placeLabel(shorter.cursor) }))
    } else if (event.key === 'Escape' && line.length > 0) {
      setDotLine(ended)
      onSay(t('kolam.said.let_go'))
    } else return
    event.preventDefault()
  }

  // What the hand has done since it came down, for the tools that do not paint at once.
  const touch = useRef<{ from: Place; isTouch: boolean; endsHere: boolean } | null>(null)
  const open = useRef(dotLine)
  open.current = dotLine

  /** A line snaps to each dot that the hand comes near, and goes only from neighbour to neighbour. */
  function weaveTo(place: Place, phase: 'down' | 'move') {
    const near: Place = [Math.round(place[0]) + 0, Math.round(place[1]) + 0]
    if (phase === 'down') open.current = begun(near)
    const isNear = Math.hypot(place[0] - near[0], place[1] - near[1]) < snapReach
    while (isNear && !isSame(open.current.cursor, near)) {
      const [x, y] = open.current.cursor
      const to: Place = x === near[0] ? [x, y + Math.sign(near[1] - y)] : [x + Math.sign(near[0] - x), y]
      onWeave([x, y], to, open.current.line.length === 1)
      open.current = goneTo(open.current, to)
    }
    setDotLine(open.current)
  }

  const hand = usePen({
    live: layers.live,
    drawing,
    pixels,
    colours,
    pen: tool === 'fill' ? { ...pen, width: 0.08 } : pen,
    onPlace(place, phase) {
      if (phase === 'down') touch.current = { from: place, isTouch: true, endsHere: false }
      const now = touch.current
      if (now && Math.hypot(place[0] - now.from[0], place[1] - now.from[1]) > touchReach) now.isTouch = false
      if (tool === 'rub' && (phase === 'down' || !now?.isTouch)) onTouch(place)
      if (tool === 'weave') weaveTo(place, phase)
      if (tool === 'dots') {
        const near = nearestPlace(place, grid)
        const { line } = open.current
        if (phase === 'down' && now && line.length > 0) now.endsHere = isSame(near, line.at(-1) ?? near)
        open.current = line.length > 0 ? goneTo(open.current, near) : begun(near)
        setDotLine(open.current)
      }
      return tool === 'free' || tool === 'fill'
    },
    onLift(points) {
      const now = touch.current
      touch.current = null
      if (tool === 'free' && points.length > 0) onDraw(points)
      if (tool === 'weave') {
        if (now?.isTouch && open.current.line.length <= 1) onTouch(now.from)
        setDotLine(ended)
      }
      if (tool === 'fill' && points.length > 0) {
        if (now?.isTouch) onTouch(now.from)
        else onDraw(points)
      }
      // A drag is a whole line; taps go on until the last dot is tapped again.
      if (tool === 'dots' && (now?.endsHere || (!now?.isTouch && open.current.line.length > 1))) end(open.current)
    },
  })

  return (
    <div className={styles.place}>
      <div
        ref={board}
        role="application"
        aria-label={`${t('kolam.board', { grid })}, ${t('kolam.lines', { count: lineCount })}`}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated with keys
        tabIndex={0}
        className={classNames(styles.board, styles[tool])}
        onKeyDown={handleKey}
        {...hand}
      >
        <BoardGround drawing={drawing} guide={guide} />
        <canvas ref={layers.fills} width={pixels} height={pixels} className={styles.layer} />
        <WovenLine drawing={drawing} path={woven} />
        <canvas ref={layers.lines} width={pixels} height={pixels} className={styles.layer} />
        <canvas ref={layers.live} width={pixels} height={pixels} className={styles.layer} />
        <BoardMarks
          drawing={drawing}
          pen={pen}
          dotLine={tool === 'weave' ? { ...dotLine, line: dotLine.line.slice(0, 1) } : dotLine}
        />
      </div>
      <p id={keysId} className={styles.keys}>
        {t('kolam.keys')}
      </p>
    </div>
  )
}
