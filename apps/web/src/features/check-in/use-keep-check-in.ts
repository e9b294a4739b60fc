import { useState } from 'react'
import { useRecordActions } from '../../data/records/use-records'
import { newId } from '../../lib/new-id'
import { type CheckInDraft, type KeptCheckIn, momentOf } from './draft'

/** How keeping goes on. 'save_failed' is a device that could not keep it; the draft stays as it is. */
export type Keeping = 'idle' | 'busy' | 'save_failed'

/**
 * Writes a check-in, a new one or one that is being changed, of which `begun` is what stood there at first; answers what was kept, or null where
 * it could not be.
 */
export function useKeepCheckIn(kept: KeptCheckIn | null, begun: CheckInDraft | null) {
  const { write } = useRecordActions('check-ins')
  const [keeping, setKeeping] = useState<Keeping>('idle')
  // A second try after a failure writes the same check-in.
  const [id] = useState(() => kept?.id ?? newId())

  async function keep(draft: CheckInDraft): Promise<KeptCheckIn | null> {
    const { mood, feelings, tags, note } = draft
    if (mood === null) return null
    setKeeping('busy')
    // The moment too is theirs only where they changed it.
    const when = begun && draft.when === begun.when ? null : draft.when
    const record = {
      id,
      occurredAt: momentOf({ ...draft, when }, new Date(), kept),
      body: { mood, feelings, tags, note: note.trim() },
    }
    try {
      await write.mutateAsync({ ...record, begun: begun && bodyOf(begun) })
    } catch {
      setKeeping('save_failed')
      return null
    }
    setKeeping('idle')
    return record
  }

  return { keep, keeping }
}

const bodyOf = ({ mood, feelings, tags, note }: CheckInDraft) => (mood === null ? null : { mood, feelings, tags, note })
