import { type ReadyRoutineId, readyRoutineIds } from '@maitri/contracts'

/** What the address of a run names: one of the person's own routines, or a ready-made one. */
export type RoutineSearch = { id?: string; ready?: ReadyRoutineId }

const id = /^[\w-]{1,100}$/

/** Leaves out what has another form; the page then says that there is no such routine. */
export function routineSearch(search: Record<string, unknown>): RoutineSearch {
  const ready = readyRoutineIds.find((one) => one === search.ready)
  if (ready) return { ready }
  return typeof search.id === 'string' && id.test(search.id) ? { id: search.id } : {}
}
