import { type ToolId, toolIds } from '@maitri/contracts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownerOf } from '../../../data/records/owner-records'
import { createSealedStorage } from '../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { useSession } from '../../../lib/session/session'

const schema = z.array(z.enum(toolIds))

export type Favourites = {
  favourites: readonly ToolId[]
  /** Whether the device was asked; before, none are known. */
  isRead: boolean
  toggle: (id: ToolId) => void
}

/** The tools that the person marked on this device, newest first. */
export function useFavourites(): Favourites {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createSealedStorage('favouriteTools', owner, createDeviceKeys()))
  const [read, setRead] = useState<readonly ToolId[] | null>(null)
  const favourites = read ?? []
  useEffect(() => {
    void storage.read().then((text) => setRead(favouritesIn(text)))
  }, [storage])
  return {
    favourites,
    isRead: read !== null,
    toggle(id) {
      const others = favourites.filter((one) => one !== id)
      const next = others.length < favourites.length ? others : [id, ...favourites]
      setRead(next)
      void storage.write(next.length > 0 ? JSON.stringify(next) : null)
    },
  }
}

function favouritesIn(text: string | null): readonly ToolId[] {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? '[]'))
    return read.success ? read.data : []
  } catch {
    return []
  }
}
