import { type ToolId, toolIds } from '@maitri/contracts'
import * as z from 'zod/mini'
import { createSessionMemory } from '../../../../data/session-memory'
import type { OwnRoutine, RoutineWords } from '../use-own-routines'
import { type ChosenTool, chosenFrom, toolsOf, withTool } from './chosen-tools'

/** What the builder is open for: a new routine, perhaps with a first tool, or one that is there. */
export type BuilderTarget = { firstTool: ToolId | null } | { routine: OwnRoutine }

/** A routine while it is being made. */
export type RoutineDraft = { name: string; description: string; chosen: readonly ChosenTool[] }

export function emptyOrKept(target: BuilderTarget): RoutineDraft {
  if (!('routine' in target)) return { name: '', description: '', chosen: chosenFrom([]) }
  const { name, description, tools } = target.routine.body
  return { name, description, chosen: chosenFrom(tools) }
}

export const withFirstTool = (draft: RoutineDraft, target: BuilderTarget): RoutineDraft =>
  'firstTool' in target && target.firstTool && !toolsOf(draft.chosen).includes(target.firstTool)
    ? { ...draft, chosen: withTool(draft.chosen, target.firstTool) }
    : draft

export function routineInput({ name, description, chosen }: RoutineDraft): RoutineWords {
  return { name: name.trim(), description: description.trim(), tools: toolsOf(chosen) }
}

export const isSame = (one: RoutineDraft, other: RoutineDraft): boolean =>
  JSON.stringify(routineInput(one)) === JSON.stringify(routineInput(other))

/** What the specification asks of a routine before it can be saved; none where it can be. */
export function whatIsMissing(draft: RoutineDraft): ('name_missing' | 'tools_missing')[] {
  const { name, tools } = routineInput(draft)
  return [
    ...(name === '' ? (['name_missing'] as const) : []),
    ...(tools.length === 0 ? (['tools_missing'] as const) : []),
  ]
}

/** What was begun and not saved, by what it is for: whoever looks at the help lines in between finds it again. */
export const keptDrafts = createSessionMemory<Readonly<Record<string, RoutineDraft>>>({
  name: 'routines',
  schema: z.record(
    z.string(),
    z.object({
      name: z.string(),
      description: z.string(),
      chosen: z.array(z.object({ key: z.number(), toolId: z.enum(toolIds) })),
    }),
  ),
})

export const draftKey = (target: BuilderTarget): string => ('routine' in target ? target.routine.id : 'new')
