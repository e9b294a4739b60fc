import { useMemo } from 'react'
import { type RecordsView, useRecords } from '../../../data/records/use-records'
import { type ToolRecord, whatWorks } from '../../../data/what-works'
import { type DoneEntry, doneSoFar } from './done-so-far'

/** What was done, with the notes about it. */
export type DoneView =
  | Exclude<RecordsView<'exercise-history'>, { state: 'ready' }>
  | { state: 'ready'; entries: DoneEntry[]; isStale: boolean }

/** The person's exercises and notes as one list, and what the notes say of each tool; nothing is said before both are read. */
export function useDone(): { view: DoneView; records: ToolRecord[] } {
  const history = useRecords('exercise-history')
  const notes = useRecords('exercise-feedback')
  return useMemo(() => {
    if (history.state !== 'ready') return { view: history, records: [] }
    if (notes.state !== 'ready') return { view: notes, records: [] }
    return {
      view: {
        state: 'ready',
        entries: doneSoFar(history.records, notes.records),
        isStale: history.isStale || notes.isStale,
      },
      records: whatWorks(
        history.records.map(({ body }) => body),
        notes.records.map(({ body }) => body),
      ),
    }
  }, [history, notes])
}
