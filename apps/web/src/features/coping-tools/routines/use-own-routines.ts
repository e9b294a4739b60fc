import type { Routine } from '@maitri/contracts'
import type { PresentRecord } from '../../../data/records/record-store'
import { useRecordActions } from '../../../data/records/use-records'
import { newId } from '../../../lib/new-id'
import { durationOfTools } from './tools-duration'

export type OwnRoutine = Pick<PresentRecord<'routines'>, 'id' | 'occurredAt' | 'body'>

/** What a person decides of a routine; the rest follows from it. */
export type RoutineWords = Pick<Routine, 'name' | 'description' | 'tools'>

/** What can be done with the person's own routines; each rejects where the device cannot keep it. */
export function useOwnRoutines() {
  const { write, remove } = useRecordActions('routines')

  function keep(
    words: RoutineWords,
    { id, occurredAt }: Pick<OwnRoutine, 'id' | 'occurredAt'>,
    begunWords: RoutineWords | null = null,
  ): Promise<unknown> {
    const bodyOf = (of: RoutineWords) => ({
      ...of,
      createdAt: occurredAt,
      totalDuration: durationOfTools(of.tools).text,
    })
    return write.mutateAsync({ id, occurredAt, body: bodyOf(words), begun: begunWords && bodyOf(begunWords) })
  }

  return {
    create: (words: RoutineWords) => keep(words, { id: newId(), occurredAt: new Date().toISOString() }),
    /** `begun` is what stood there when the person began to change it. */
    change: (routine: OwnRoutine, words: RoutineWords, begun: RoutineWords) => keep(words, routine, begun),
    remove: ({ id }: OwnRoutine) => remove.mutateAsync(id),
    // Under a new id: what was deleted stays deleted, whichever of two clocks is ahead.
    restore: ({ occurredAt, body }: OwnRoutine) => write.mutateAsync({ id: newId(), occurredAt, body }),
  }
}
