import {
  type CountedPart,
  countedParts,
  maxCountedUses,
  sendUseCounts,
  type UseCount,
  useCount,
} from '@maitri/contracts'
import * as z from 'zod/mini'
import { alone } from '../../lib/alone'
import { ApiError, callApi } from '../../lib/api-client'
import { createDeviceKeys, type DeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage } from '../records/sealed-storage'

const counts = z.array(useCount)
const kept = z.object({ day: z.string(), counts, sent: z.nullable(z.object({ day: z.string(), counts })) })

/** What was counted since `day` (YYYY-MM-DD by this device's clock), and what went last. */
export type KeptUses = z.infer<typeof kept>

/** The local-storage name under which they lie, before the owner's. */
export const useCountsStorage = 'useCounts'

type Options = { owner: string; deviceKeys?: DeviceKeys; now?: () => Date }

/**
 * Counts of the parts that an account uses, on this device alone, sealed. Those of the days before go with the first use of a new day, at most
 * once: what is lost on the way is not sent again, since the server could not know that it has it.
 */
export function createUseCounts({ owner, deviceKeys = createDeviceKeys(), now = () => new Date() }: Options) {
  const storage = createSealedStorage(useCountsStorage, owner, deviceKeys)

  async function read(): Promise<KeptUses | null> {
    const text = await storage.read()
    if (text === null) return null
    try {
      return kept.parse(JSON.parse(text))
    } catch {
      return null
    }
  }
  const write = (uses: KeptUses) => storage.write(JSON.stringify(uses))

  async function send(sent: { day: string; counts: UseCount[] }): Promise<void> {
    try {
      await callApi(sendUseCounts, { body: { counts: sent.counts } }, { person: owner })
      const left = await read()
      if (left) await write({ ...left, sent })
    } catch (error) {
      // The consent was withdrawn on another device.
      if (error instanceof ApiError && error.code === 'conflict') await storage.write(null)
    }
  }

  return {
    read,
    forget: () => storage.write(null),

    /** Counts one use, and sends what days before left. */
    note: (part: CountedPart) =>
      alone('maitri-use-counts', async () => {
        const today = dayOf(now())
        const before = await read()
        const isDue = before !== null && before.day < today && navigator.onLine
        const from = isDue || !before ? { day: today, counts: [], sent: before?.sent ?? null } : before
        await write({ ...from, counts: counted(from.counts, part) })
        if (isDue) await send({ day: before.day, counts: before.counts })
      }),
  }
}

/** The counts with one more use of `part`, in the order of the parts. */
function counted(before: readonly UseCount[], part: CountedPart): UseCount[] {
  const usesOf = (one: CountedPart) =>
    Math.min((before.find((count) => count.part === one)?.uses ?? 0) + (one === part ? 1 : 0), maxCountedUses)
  return countedParts.map((one) => ({ part: one, uses: usesOf(one) })).filter(({ uses }) => uses > 0)
}

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
