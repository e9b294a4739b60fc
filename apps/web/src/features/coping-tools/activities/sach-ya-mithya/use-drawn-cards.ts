import { type CardId, drawCards, seenAfter, trueOrMythCards } from '@maitri/content/true-or-myth'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { ownerOf } from '../../../../data/records/owner-records'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { useSession } from '../../../../lib/session/session'

const schema = z.array(z.string())

type DrawnCards = {
  /** The four of this session; null until it is known which were seen before. */
  drawn: readonly CardId[] | null
  /** Notes on this device that they were seen. */
  markSeen: () => void
  /** Draws the four of a further round, and notes that these are seen too. */
  drawMore: () => readonly CardId[]
}

/** Four cards that stay the same while a session's draft lies there, and do not come again before all others were seen. */
export function useDrawnCards(earlier: readonly string[]): DrawnCards {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createSealedStorage('seenCards', owner, createDeviceKeys()))
  const [seen, setSeen] = useState<readonly string[] | null>(null)
  useEffect(() => {
    void storage.read().then((text) => setSeen(seenIn(text)))
  }, [storage])

  const drawn = useMemo(() => {
    const known = trueOrMythCards.map(({ id }) => id).filter((id) => earlier.includes(id))
    return seen && (known.length > 0 ? known : drawCards(seen))
  }, [earlier, seen])

  function noteSeen(next: string[]) {
    setSeen(next)
    void storage.write(JSON.stringify(next))
  }

  return {
    drawn,
    markSeen: () => {
      if (drawn && seen) noteSeen(seenAfter(seen, drawn))
    },
    drawMore: () => {
      const next = drawCards(seen ?? [])
      noteSeen(seenAfter(seen ?? [], next))
      return next
    },
  }
}

function seenIn(text: string | null): string[] {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? '[]'))
    return read.success ? read.data : []
  } catch {
    return []
  }
}
