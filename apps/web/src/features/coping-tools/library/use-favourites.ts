import { type ToolId, toolIds } from '@maitri/contracts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownerOf } from '../../../data/records/owner-records'
import { createSealedStorage } from '../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { useSession } from '../../../lib/session/session'

const schema = z.array(z.enum(toolIds))

export type Favourites = { favourites: readonly ToolId[]; toggle: (id: ToolId) => void }

/** The tools that the person marked on this device, newest first. */
export function useFavourites(): Favourites {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createSealedStorage('favouriteTools', owner, createDeviceKeys()))
  const [favourites, setFavourites] = useState<readonly ToolId[]>([])
  useEffect(() => {
    void storage.read().then((text) => setFavourites(favouritesIn(text)))
  }, [storage])
  return {
    favourites,
    toggle(id) {
      const others = favourites.filter((one) => one !== id)
      const next = others.length < favourites.length ? others : [id, ...favourites]
      setFavourites(next)
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
