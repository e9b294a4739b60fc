import { readyRoutines } from '@maitri/content/coping-tools'

/** What the address of a run names: one of the person's own routines, or a ready-made one. */
export type RoutineSearch = { id?: string; ready?: (typeof readyRoutines)[number]['id'] }

const id = /^[\w-]{1,100}$/

/** Leaves out what has another form; the page then says that there is no such routine. */
export function routineSearch(search: Record<string, unknown>): RoutineSearch {
  const ready = readyRoutines.find((one) => one.id === search.ready)
  if (ready) return { ready: ready.id }
  return typeof search.id === 'string' && id.test(search.id) ? { id: search.id } : {}
}
