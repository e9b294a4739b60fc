import type { ToolId } from '@maitri/contracts'
import { helpedFirst, type ToolRecord } from '../../../data/what-works'

/** Why a tool stands among one's own. */
export type YourTool = { id: ToolId; why: 'favourite' | 'recent' | 'helped' }

/** As many as one row of a phone and a half holds: a short way, not a second library. */
const mostShown = 6
const mostRecent = 2

type Known = {
  favourites: readonly ToolId[]
  /** Every time a tool was used, newest first. */
  used: readonly ToolId[]
  records: readonly ToolRecord[]
}

/** One's own tools: favourites, then what was used last, then what helped; each once, by its first reason. Empty for somebody new. */
export function yourTools({ favourites, used, records }: Known): YourTool[] {
  const helped = helpedFirst(
    records.filter(({ moods }) => moods.better > moods.worse).map(({ toolId }) => toolId),
    records,
  )
  const all: YourTool[] = [
    ...favourites.map((id): YourTool => ({ id, why: 'favourite' })),
    ...[...new Set(used)].slice(0, mostRecent).map((id): YourTool => ({ id, why: 'recent' })),
    ...helped.map((id): YourTool => ({ id, why: 'helped' })),
  ]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at).slice(0, mostShown)
}
