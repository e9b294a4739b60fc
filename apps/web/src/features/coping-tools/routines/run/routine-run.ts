import { type ToolId, toolIds } from '@maitri/contracts'
import * as z from 'zod/mini'

const outcomes = ['done', 'skipped'] as const

/** A run of a routine: which tools, what came of those before, and where it is. It holds the routine itself, so that a change of it does no harm. */
const schema = z.object({
  routineId: z.string(),
  name: z.string(),
  tools: z.array(z.enum(toolIds)).check(z.minLength(1)),
  /** One for every tool that is over. */
  outcomes: z.array(z.enum(outcomes)),
  /** 'tool' while one is played, 'between' after it until the person goes on. */
  phase: z.enum(['tool', 'between']),
  /** Where in the tool that is played. */
  step: z.literal([1, 2, 3, 4, 5]),
  activeMs: z.number().check(z.nonnegative()),
})

export type RoutineRun = z.infer<typeof schema>
export type Outcome = (typeof outcomes)[number]

export function startRun(routine: Pick<RoutineRun, 'routineId' | 'name' | 'tools'>): RoutineRun {
  return { ...routine, outcomes: [], phase: 'tool', step: 1, activeMs: 0 }
}

/** The place, from 0, of the tool that is played, or between two of the one that is over. */
export function placeOf({ phase, outcomes: over }: RoutineRun): number {
  return phase === 'tool' ? over.length : over.length - 1
}

export function toolAt(run: RoutineRun): ToolId {
  const tool = run.tools[placeOf(run)]
  if (!tool) throw new Error('A run is always at one of its tools')
  return tool
}

/** The tool that comes next; null after the last one. */
export const nextTool = (run: RoutineRun): ToolId | null => run.tools[placeOf(run) + 1] ?? null

/** A step of the tool that is played begins. */
export function atStep(run: RoutineRun, place: Pick<RoutineRun, 'step' | 'activeMs'>): RoutineRun {
  return run.phase === 'tool' ? { ...run, step: place.step, activeMs: place.activeMs } : run
}

/** The tool that is played is over. */
export function endTool(run: RoutineRun, outcome: Outcome): RoutineRun {
  if (run.phase !== 'tool') return run
  return { ...run, phase: 'between', outcomes: [...run.outcomes, outcome], step: 1, activeMs: 0 }
}

/** On to the next tool; after the last one there is none, and the run is completed instead. */
export function goOn(run: RoutineRun): RoutineRun {
  return run.phase === 'between' && nextTool(run) ? { ...run, phase: 'tool' } : run
}

/** The tools that were done; skipped ones are no miss and do not count. */
export const toolsDone = (run: RoutineRun): ToolId[] => run.tools.filter((_, place) => run.outcomes[place] === 'done')

/** A run as it was kept; null for whatever is none. */
export function parseRun(text: string | null): RoutineRun | null {
  if (text === null) return null
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success && isPossible(read.data) ? read.data : null
  } catch {
    return null
  }
}

function isPossible({ phase, outcomes: over, tools }: RoutineRun): boolean {
  return phase === 'tool' ? over.length < tools.length : over.length > 0 && over.length <= tools.length
}
