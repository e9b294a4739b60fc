import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { clearReturnPath } from '../lib/return-path'
import { createDeviceKeys } from '../lib/session/device-keys'
import { useSession } from '../lib/session/session'
import { bothDrafts } from './both-drafts'
import { ownerOf } from './records/owner-records'
import { createSealedStorage, ownStorageName } from './records/sealed-storage'

const guest = 'guest'

export type KeptDraft<Draft> = {
  /** Null until it is known whether something was begun earlier. */
  draft: Draft | null
  change: (next: Draft) => void
  clear: () => void
  /** False where this device cannot keep it. */
  isKept: boolean
}

type DraftOptions<Draft> = {
  /** The local-storage name, followed by the owner. */
  name: string
  schema: z.ZodMiniType<Draft>
  begin: () => Draft
  /** Whether the person has just come from being a guest here: then what the guest had begun is theirs, and goes with them. */
  bringsDraft: boolean
  /** The fields with longer texts: of one that the account and the guest have both begun, both texts stand, one below the other. */
  words: readonly (keyof Draft & string)[]
}

/**
 * What someone fills in before it is sent: kept on the device with every change, an account's sealed. What another tab writes in it stands here at
 * once, so that neither writes over the other.
 */
export function useDraft<Draft extends object>({
  name,
  schema,
  begin,
  bringsDraft,
  words,
}: DraftOptions<Draft>): KeptDraft<Draft> {
  const owner = ownerOf(useSession()) ?? guest
  const [storage] = useState(() => createSealedStorage(name, owner, createDeviceKeys()))
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isKept, setIsKept] = useState(true)
  const [firstly] = useState({ schema, begin, words, brings: bringsDraft && owner !== guest })

  useEffect(() => {
    let isCurrent = true
    async function find(): Promise<string | null> {
      if (!firstly.brings) return storage.read()
      const ofGuest = createSealedStorage(name, guest, createDeviceKeys())
      const brought = await ofGuest.read()
      const own = await storage.read()
      if (brought === null) return own
      const both = bothDrafts(parsed(firstly.schema, own), parsed(firstly.schema, brought), firstly.words)
      const joined = both ? JSON.stringify(both) : brought
      // Two texts that are too long together: the account's stays, and the guest's stays the guest's.
      if (!parsed(firstly.schema, joined)) return own
      if (await storage.write(joined)) await ofGuest.write(null)
      return joined
    }
    async function takeFromElsewhere(isCleared: boolean) {
      const stored = await storage.read()
      if (!isCurrent || (stored === null && !isCleared)) return
      setDraft((current) => {
        const next = parsed(firstly.schema, stored) ?? firstly.begin()
        return JSON.stringify(next) === JSON.stringify(current) ? current : next
      })
    }
    const heed = ({ key, newValue }: StorageEvent) => {
      if (key === ownStorageName(name, owner)) void takeFromElsewhere(newValue === null)
    }
    // A page that the browser had put to sleep was not told.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void takeFromElsewhere(false)
    }
    addEventListener('storage', heed)
    document.addEventListener('visibilitychange', onVisible)
    void find().then((stored) => {
      if (!isCurrent) return
      setDraft(parsed(firstly.schema, stored) ?? firstly.begin())
      // Brought once; who signs in here next brings nothing.
      if (firstly.brings) clearReturnPath()
    })
    return () => {
      isCurrent = false
      removeEventListener('storage', heed)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [name, owner, storage, firstly])

  return {
    draft,
    change: (next) => {
      setDraft(next)
      void storage.write(JSON.stringify(next)).then(setIsKept)
    },
    clear: () => {
      setDraft(begin())
      void storage.write(null)
    },
    isKept,
  }
}

/** Null where nothing lies there, or a draft of an older version that cannot be read. */
function parsed<Draft>(schema: z.ZodMiniType<Draft>, stored: string | null): Draft | null {
  if (stored === null) return null
  try {
    const read = z.safeParse(schema, JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
