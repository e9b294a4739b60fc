import { useState } from 'react'
import * as z from 'zod/mini'
import { ownerOf } from '../../../../data/records/owner-records'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { useSession } from '../../../../lib/session/session'
import { type WeightsOfFace, weightsOfFace } from './emotions-of-face'
import { medianFace } from './expression-of'
import type { FaceReader } from './face-reader'

/** The local-storage name, followed by the owner: it stays on this device, goes with its deletion, and an account's is sealed. */
const storageName = 'restingFace'

const share = z.number().check(z.minimum(0), z.maximum(1))
const restingFace = z.object({ joy: share, sorrow: share, anger: share, surprise: share, neutral: share })

/** Of two seconds, four looks a second, so many must show a face that can be read. */
const fewestLooks = 4

/** A face at rest from a few looks at it; null where too few of them showed a face that can be read. Uses the pictures up. */
export async function readRestingFace(
  reader: FaceReader,
  looks: readonly ImageBitmap[],
): Promise<WeightsOfFace | null> {
  const faces: WeightsOfFace[] = []
  for (const look of looks) {
    const reading = await reader.read(look)
    const weights = reading.found === 'face' ? weightsOfFace(reading.scores) : null
    if (weights) faces.push(weights)
  }
  return faces.length < fewestLooks ? null : medianFace(faces)
}

type RestingFace = {
  find: () => Promise<WeightsOfFace | null>
  keep: (face: WeightsOfFace | null) => Promise<boolean>
}

/** Where the resting face of whoever is here is kept; `keep(null)` forgets it. */
export function useRestingFace(): RestingFace {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [keys] = useState(createDeviceKeys)
  const storage = createSealedStorage(storageName, owner, keys)
  return {
    async find() {
      const stored = await storage.read()
      if (stored === null) return null
      const parsed = restingFace.safeParse(parsedJson(stored))
      return parsed.success ? parsed.data : null
    },
    keep: (face) => storage.write(face === null ? null : JSON.stringify(face)),
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
