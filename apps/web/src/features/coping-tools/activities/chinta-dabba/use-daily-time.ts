import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownerOf } from '../../../../data/records/owner-records'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { useSession } from '../../../../lib/session/session'

const schema = z.object({ time: z.string(), sleep: z.string() })

type DailyTimes = z.infer<typeof schema>

/** The daily worry time that the person set on this device; null where none is. */
export function useDailyTime(): { times: DailyTimes | null; keep: (times: DailyTimes | null) => void } {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createSealedStorage('worryTime', owner, createDeviceKeys()))
  const [times, setTimes] = useState<DailyTimes | null>(null)
  useEffect(() => {
    void storage.read().then((text) => setTimes(timesOf(text)))
  }, [storage])

  function keep(next: DailyTimes | null) {
    setTimes(next)
    void storage.write(next && JSON.stringify(next))
  }

  return { times, keep }
}

function timesOf(text: string | null): DailyTimes | null {
  try {
    const read = z.safeParse(schema, JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
