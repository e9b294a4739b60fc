import type { PresentRecord } from '../../../data/records/record-store'

type Done = PresentRecord<'exercise-history'>
type Note = PresentRecord<'exercise-feedback'>

/** One thing that was done with what was noted about it; a note whose exercise was deleted stands alone. */
export type DoneEntry = { id: string; occurredAt: string } & (
  | { done: Done; note: Note | null }
  | { done: null; note: Note }
)

/** Newest first. A note belongs to the latest exercise of its tool that began before it and has none yet. */
export function doneSoFar(history: readonly Done[], notes: readonly Note[]): DoneEntry[] {
  const oldestFirst = <T extends { occurredAt: string }>(records: readonly T[]) =>
    [...records].sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt))
  const noteOf = new Map<string, Note>()
  const alone: Note[] = []
  for (const note of oldestFirst(notes)) {
    const done = oldestFirst(history).findLast(
      ({ id, occurredAt, body }) =>
        body.type === 'exercise' &&
        body.toolId === note.body.toolId &&
        Date.parse(occurredAt) <= Date.parse(note.occurredAt) &&
        !noteOf.has(id),
    )
    if (done) noteOf.set(done.id, note)
    else alone.push(note)
  }
  const entries: DoneEntry[] = [
    ...history.map((done) => ({
      id: done.id,
      occurredAt: done.occurredAt,
      done,
      note: noteOf.get(done.id) ?? null,
    })),
    ...alone.map((note) => ({ id: note.id, occurredAt: note.occurredAt, done: null, note })),
  ]
  return oldestFirst(entries).reverse()
}
