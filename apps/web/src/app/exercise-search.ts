import { type ToolId, toolIds } from '@maitri/contracts'

export type ExerciseSearch = {
  tool: ToolId
  /** The strain named before it, 0 to 10. */
  before?: number
  /** Begins at once: the way in a panic. */
  now?: true
}

const isTool = (value: unknown): value is ToolId => toolIds.some((id) => id === value)

/** What the address of an exercise may say; an unknown tool falls back on grounding, which helps at any time. */
export function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const before = typeof search.before === 'number' && search.before >= 0 && search.before <= 10 ? search.before : null
  return {
    tool: isTool(search.tool) ? search.tool : 'paanch-indriya',
    ...(before !== null && { before: Math.round(before) }),
    ...(search.now === true && { now: true }),
  }
}
