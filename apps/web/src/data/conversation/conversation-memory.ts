import type { ConversationMemory } from '@maitri/domain'
import * as z from 'zod/mini'
import type { DeviceKeys } from '../../lib/session/device-keys'
import { createSealedStorage } from '../records/sealed-storage'

const storedMemory = z.object({ mayAskSince: z.optional(z.iso.date()) })

/** What Mindmitra may remember between visits, on this device alone, sealed for an account: a yes to being asked again, and its day. */
export function createConversationMemory(owner: string, deviceKeys: DeviceKeys) {
  const storage = createSealedStorage('mindmitraMemory', owner, deviceKeys)
  return {
    async read(): Promise<ConversationMemory> {
      const text = await storage.read()
      if (text === null) return {}
      try {
        const { mayAskSince } = storedMemory.parse(JSON.parse(text))
        return mayAskSince ? { mayAskSince } : {}
      } catch {
        return {}
      }
    },
    write: (memory: ConversationMemory): Promise<boolean> =>
      storage.write(memory.mayAskSince ? JSON.stringify(memory) : null),
  }
}
