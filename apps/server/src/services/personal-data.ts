import { randomUUID } from 'node:crypto'
import type { DeletionReceipt } from '@maitri/contracts'
import { erasePerson } from '../db/erase-person'
import { countHoldings, readHoldings } from '../db/personal-data'
import type { Store } from '../db/store'
import type { Bookings } from './bookings'
import type { Person } from './sessions'

export type PersonalDataService = ReturnType<typeof createPersonalData>

type PersonalDataDependencies = { store: Store; bookings: Pick<Bookings, 'cancelAhead'>; now: () => Date }

/** What is kept of a person: counted, handed over, erased. */
export function createPersonalData({ store, bookings, now }: PersonalDataDependencies) {
  return {
    count: async (uid: string) => ({ counts: await countHoldings(store, uid) }),

    /** A `PersonalData` as JSON in pieces. */
    async *read(uid: string): AsyncGenerator<string> {
      yield `{"madeAt":${JSON.stringify(now())},"parts":`
      yield* readHoldings(store, uid)
      yield '}'
    },

    /**
     * Cancels the appointments ahead, whose practices would wait, then erases everything. Nothing of the receipt is kept: whoever holds it
     * knows that it was done.
     */
    async erase(person: Person): Promise<DeletionReceipt> {
      const { uid } = person
      const counts = await countHoldings(store, uid)
      await bookings.cancelAhead(person)
      await erasePerson(store, uid)
      return { id: randomUUID(), deletedAt: now().toISOString(), counts }
    },
  }
}
