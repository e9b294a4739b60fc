import type { UseCount } from '@maitri/contracts'
import { listConsents } from '../db/consents'
import type { Store } from '../db/store'
import { addToUseSums } from '../db/use-sums'
import { AppError } from '../errors'
import type { RateLimits } from './rate-limits'

export type UseCounts = ReturnType<typeof createUseCounts>

type UseCountsDependencies = { store: Store; rateLimits: Pick<RateLimits, 'use'>; now?: () => Date }

/** What the consent 'improvement' governs: counts of parts used, added to sums that name nobody. */
export function createUseCounts({ store, rateLimits, now = () => new Date() }: UseCountsDependencies) {
  return {
    /** The account is asked for its consent, and is not written down. Refuses as `conflict` where the consent is not given. */
    async add(uid: string, counts: readonly UseCount[]): Promise<void> {
      const consents = await listConsents(store, uid)
      const latest = consents.find(({ purpose }) => purpose === 'improvement')
      if (!latest?.granted) throw new AppError('conflict')
      if (new Set(counts.map(({ part }) => part)).size < counts.length) throw new AppError('invalid_request')
      await rateLimits.use('use-counts', uid)
      await addToUseSums(store, counts, now())
    },
  }
}
