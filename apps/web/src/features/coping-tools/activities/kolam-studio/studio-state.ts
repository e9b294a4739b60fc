import { toolWritingBody } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { Drawing, Stroke } from './drawing'

/** The picture with its past and future, the word for the feeling, and what was kept of it. */
export type StudioState = {
  drawing: Drawing
  past: readonly Stroke[][]
  future: readonly Stroke[][]
  feeling: string
  /** The id under which it was kept; a later keeping takes its place. */
  keptId: string | null
  /** Whether it is kept as it stands now. */
  isKept: boolean
}

export type StudioAction =
  | { kind: 'lay'; grid?: Drawing['grid']; symmetry?: Drawing['symmetry'] }
  | { kind: 'draw'; stroke: Stroke }
  | { kind: 'rub'; stroke: Stroke }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'feel'; feeling: string }
  | { kind: 'kept'; id: string }

/** Steps that can be undone; a list shares its strokes with the next one. */
const mostPast = 200

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  return { ...acted(state, action), isKept: action.kind === 'kept' }
}

function acted(state: StudioState, action: StudioAction): StudioState {
  const { drawing, past, future } = state
  const { strokes } = drawing
  switch (action.kind) {
    case 'lay':
      return {
        ...state,
        drawing: { ...drawing, grid: action.grid ?? drawing.grid, symmetry: action.symmetry ?? drawing.symmetry },
      }
    case 'draw':
      return changed(state, [...strokes.filter((old) => !isSameShape(old, action.stroke)), action.stroke])
    case 'rub':
      return changed(
        state,
        strokes.filter((stroke) => stroke !== action.stroke),
      )
    case 'clear':
      return changed(state, [])
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return { ...withStrokes(state, before), past: past.slice(0, -1), future: [strokes, ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return state
      return { ...withStrokes(state, next), past: [...past, strokes], future: rest }
    }
    case 'feel':
      return { ...state, feeling: action.feeling }
    case 'kept':
      return { ...state, keptId: action.id }
  }
}

const withStrokes = (state: StudioState, strokes: Stroke[]): StudioState => ({
  ...state,
  drawing: { ...state.drawing, strokes },
})

const changed = (state: StudioState, strokes: Stroke[]): StudioState => ({
  ...withStrokes(state, strokes),
  past: [...state.past, state.drawing.strokes].slice(-mostPast),
  future: [],
})

/** A shape that is filled again takes the new colour; the old filling would only lie below it. */
function isSameShape(old: Stroke, stroke: Stroke): boolean {
  return (
    old.isFill === true &&
    stroke.isFill === true &&
    old.points.length === stroke.points.length &&
    old.points.every((value, index) => value === stroke.points[index])
  )
}

const studioDraft = z.object({ writing: toolWritingBody, keptId: z.nullable(z.string()) })

const empty: StudioState = {
  drawing: { grid: 7, symmetry: 'four', strokes: [] },
  past: [],
  future: [],
  feeling: '',
  keptId: null,
  isKept: false,
}

/** What was begun on this device, or an empty board. */
export function studioState(draft: unknown): StudioState {
  const stored = z.safeParse(studioDraft, draft)
  if (!stored.success || stored.data.writing.kind !== 'kolam') return empty
  const { grid, symmetry, strokes, feeling } = stored.data.writing
  return { ...empty, drawing: { grid, symmetry, strokes }, feeling, keptId: stored.data.keptId }
}

/** The picture as it is kept. */
export const writingOf = ({ drawing, feeling }: StudioState) => ({ kind: 'kolam' as const, ...drawing, feeling })

export const draftOf = (state: StudioState): z.infer<typeof studioDraft> => ({
  writing: writingOf(state),
  keptId: state.keptId,
})
