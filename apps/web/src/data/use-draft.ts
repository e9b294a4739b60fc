import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { clearReturnPath } from '../lib/return-path'
import { createDeviceKeys } from '../lib/session/device-keys'
import { useSession } from '../lib/session/session'
import { ownerOf } from './records/owner-records'
import { createSealedStorage } from './records/sealed-storage'

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
}

/** What someone fills in before it is sent: kept on the device with every change, an account's sealed. */
export function useDraft<Draft>({ name, schema, begin, bringsDraft }: DraftOptions<Draft>): KeptDraft<Draft> {
  const owner = ownerOf(useSession()) ?? guest
  const [storage] = useState(() => createSealedStorage(name, owner, createDeviceKeys()))
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isKept, setIsKept] = useState(true)
  const [firstly] = useState({ schema, begin, brings: bringsDraft && owner !== guest })

  useEffect(() => {
    let isCurrent = true
    async function find(): Promise<string | null> {
      if (!firstly.brings) return storage.read()
      const ofGuest = createSealedStorage(name, guest, createDeviceKeys())
      const brought = await ofGuest.read()
      if (brought === null) return storage.read()
      if (await storage.write(brought)) await ofGuest.write(null)
      return brought
    }
    void find().then((stored) => {
      if (!isCurrent) return
      setDraft(parsed(firstly.schema, stored) ?? firstly.begin())
      // Brought once; who signs in here next brings nothing.
      if (firstly.brings) clearReturnPath()
    })
    return () => {
      isCurrent = false
    }
  }, [name, storage, firstly])

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
