import type { Reading } from '../../../data/reading'
import { useRecords } from '../../../data/records/use-records'

/** A reading as it is kept now: a fresh one on the screen does not know what the person said of it since. */
export function useStoredReading<One extends Reading>(reading: One): One {
  const view = useRecords('analyses')
  const stored = view.state === 'ready' ? view.records.find(({ id }) => id === reading.id) : undefined
  return stored?.body.kind === reading.body.kind ? ({ ...reading, body: stored.body } as One) : reading
}
