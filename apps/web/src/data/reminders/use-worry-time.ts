import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { createDeviceKeys } from '../../lib/session/device-keys'
import { useSession } from '../../lib/session/session'
import { ownerOf } from '../records/owner-records'
import { createSealedStorage } from '../records/sealed-storage'

const schema = z.object({ time: z.string(), sleep: z.string() })

export type WorryTime = z.infer<typeof schema>

/** The daily worry time that the person set on this device, and when they sleep where they said so; null where none is. */
export function useWorryTime(): { times: WorryTime | null; keep: (times: WorryTime | null) => void } {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createSealedStorage('worryTime', owner, createDeviceKeys()))
  const [times, setTimes] = useState<WorryTime | null>(null)
  useEffect(() => {
    void storage.read().then((text) => setTimes(timesOf(text)))
  }, [storage])

  function keep(next: WorryTime | null) {
    setTimes(next)
    void storage.write(next && JSON.stringify(next))
  }

  return { times, keep }
}

function timesOf(text: string | null): WorryTime | null {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
