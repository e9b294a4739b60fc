import { randomUUID } from 'node:crypto'
import type { DeletionReceipt } from '@maitri/contracts'
import { erasePerson } from '../db/erase-person'
import { countHoldings, readHoldings } from '../db/personal-data'
import type { Store } from '../db/store'

export type PersonalDataService = ReturnType<typeof createPersonalData>

/** What is kept of a person: counted, handed over, erased. */
export function createPersonalData({ store, now }: { store: Store; now: () => Date }) {
  return {
    count: async (uid: string) => ({ counts: await countHoldings(store, uid) }),

    /** A `PersonalData` as JSON in pieces. */
    async *read(uid: string): AsyncGenerator<string> {
      yield `{"madeAt":${JSON.stringify(now())},"parts":`
      yield* readHoldings(store, uid)
      yield '}'
    },

    /** Nothing of the receipt is kept: whoever holds it knows that it was done. */
    async erase(uid: string): Promise<DeletionReceipt> {
      const counts = await countHoldings(store, uid)
      await erasePerson(store, uid)
      return { id: randomUUID(), deletedAt: now().toISOString(), counts }
    },
  }
}
