import { toolWritingBody } from '@maitri/contracts'
import * as z from 'zod/mini'
import { dayDots } from './day-dots'
import type { Drawing, Stroke } from './drawing'
import { onGrid, withGates } from './weave'

/** The picture with its past and future, the word for the feeling, and what was kept of it. */
export type StudioState = {
  drawing: Drawing
  past: readonly Drawing[]
  future: readonly Drawing[]
  feeling: string
  /** The id under which it was kept; a later keeping takes its place. */
  keptId: string | null
  /** Whether it is kept as it stands now. */
  isKept: boolean
}

export type StudioAction =
  | { kind: 'lay'; grid?: Drawing['grid']; symmetry?: Drawing['symmetry'] }
  | { kind: 'draw'; stroke: Stroke }
  /** Joins or parts dots; all that one hand does without being lifted is undone at once. */
  | { kind: 'weave'; gates: readonly number[]; isOpen: boolean; isBegun: boolean }
  | { kind: 'day'; day: string }
  /** A picture that was kept earlier. */
  | { kind: 'open'; id: string; picture: Drawing & { feeling: string } }
  | { kind: 'rub'; stroke: Stroke }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'feel'; feeling: string }
  | { kind: 'kept'; id: string }

/** Steps that can be undone; a picture shares its strokes with the next one. */
const mostPast = 200

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  return { ...acted(state, action), isKept: action.kind === 'kept' }
}

function acted(state: StudioState, action: StudioAction): StudioState {
  const { drawing, past, future } = state
  const { strokes } = drawing
  switch (action.kind) {
    case 'lay': {
      const grid = action.grid ?? drawing.grid
      const symmetry = action.symmetry ?? drawing.symmetry
      if (grid === drawing.grid) return { ...state, drawing: { ...drawing, symmetry } }
      const { weave = [], day: _day, ...rest } = drawing
      return { ...state, drawing: { ...rest, grid, symmetry, weave: onGrid(weave, drawing, { grid }) } }
    }
    case 'weave': {
      const weave = withGates(drawing.weave ?? [], action.gates, action.isOpen)
      const next = { ...drawing, weave }
      return action.isBegun ? changed(state, next) : { ...state, drawing: next }
    }
    case 'day': {
      const { grid, symmetry, weave } = dayDots(action.day)
      return { ...changed(state, { grid, symmetry, strokes: [], weave, day: action.day }), keptId: null, feeling: '' }
    }
    case 'open': {
      const { feeling, ...picture } = action.picture
      return { ...changed(state, picture), feeling, keptId: action.id }
    }
    case 'draw':
      return changed(state, {
        ...drawing,
        strokes: [...strokes.filter((old) => !isSameShape(old, action.stroke)), action.stroke],
      })
    case 'rub':
      return changed(state, { ...drawing, strokes: strokes.filter((stroke) => stroke !== action.stroke) })
    case 'clear':
      return changed(state, { ...drawing, strokes: [], weave: [] })
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return { ...state, drawing: before, past: past.slice(0, -1), future: [drawing, ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return state
      return { ...state, drawing: next, past: [...past, drawing], future: rest }
    }
    case 'feel':
      return { ...state, feeling: action.feeling }
    case 'kept':
      return { ...state, keptId: action.id }
  }
}

const changed = (state: StudioState, drawing: Drawing): StudioState => ({
  ...state,
  drawing,
  past: [...state.past, state.drawing].slice(-mostPast),
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
  const { kind: _kind, feeling, ...drawing } = stored.data.writing
  return { ...empty, drawing, feeling, keptId: stored.data.keptId }
}

/** The picture as it is kept. */
export const writingOf = ({ drawing, feeling }: StudioState) => ({ kind: 'kolam' as const, ...drawing, feeling })

export const draftOf = (state: StudioState): z.infer<typeof studioDraft> => ({
  writing: writingOf(state),
  keptId: state.keptId,
})
