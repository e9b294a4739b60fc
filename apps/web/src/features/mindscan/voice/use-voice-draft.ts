import { useState } from 'react'
import { ownerOf } from '../../../data/records/owner-records'
import { createSessionMemory } from '../../../data/session-memory'
import { useSession, useSessionStore } from '../../../lib/session/session'

/** Sound that was not turned into words yet, recorded or chosen. */
type VoiceDraft = { open: 'record' | 'upload'; recording: File | null; file: File | null }

const noDraft: VoiceDraft = { open: 'record', recording: null, file: null }

/** In memory alone, and gone with whoever is here. */
const drafts = createSessionMemory<VoiceDraft>({
  isLost: ({ recording, file }) => recording !== null || file !== null,
})

/** The sound that waits, and how to change it; it outlasts a look at another tab or screen. */
export function useVoiceDraft(): [VoiceDraft, (change: Partial<VoiceDraft>) => void] {
  const session = useSessionStore()
  const owner = ownerOf(useSession())
  const find = () => drafts.find(session) ?? noDraft
  const [draft, setDraft] = useState(find)
  return [
    draft,
    (change) => {
      // A recording that ends with a sign-out arrives after it, and is nobody's then.
      if (ownerOf(session.get()) !== owner) return
      const next = { ...find(), ...change }
      drafts.keep(session, next)
      setDraft(next)
    },
  ]
}
