import type { KeyCapability, KeyTestOutcome, ProviderErrorKind, ProviderKeyState } from '@maitri/contracts'
import { keyCapabilities } from '@maitri/contracts'
import type { Logger } from 'pino'
import { findProviderKey, lastFourOf, listProviderKeys, putProviderKey, removeProviderKey } from '../db/provider-keys'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { PersonProviders } from '../providers/person-providers'
import { ProviderError } from '../providers/provider-error'
import type { RateLimits } from './rate-limits'

export type ProviderKeys = ReturnType<typeof createProviderKeys>

type ProviderKeysDependencies = {
  store: Store
  personProviders: PersonProviders
  rateLimits: RateLimits
  log: Logger
  now: () => Date
}

/** What a key test says of each failure. What is asked there is always right, so that a request called bad is one with a bad key. */
const outcomes: Partial<Record<ProviderErrorKind, KeyTestOutcome>> = {
  unauthorized: 'refused',
  bad_request: 'refused',
  payment_required: 'limited',
  rate_limited: 'limited',
  network: 'unreachable',
  timeout: 'unreachable',
  provider_down: 'unreachable',
  aborted: 'unreachable',
}

/** Keys of services that people bring themselves. They go in and to their service, and never come back. */
export function createProviderKeys({ store, personProviders, rateLimits, log, now }: ProviderKeysDependencies) {
  async function list(uid: string): Promise<{ keys: ProviderKeyState[] }> {
    const stored = await listProviderKeys(store, uid)
    return {
      keys: keyCapabilities.map((capability) => {
        const found = stored.find((one) => one.capability === capability)
        const set = found ? { lastFour: lastFourOf(found.key), at: found.at } : null
        return { capability, service: personProviders.serviceOf[capability], set }
      }),
    }
  }

  return {
    list,

    async set(uid: string, capability: KeyCapability, key: string) {
      await putProviderKey(store, uid, capability, key, now())
      return list(uid)
    },

    async remove(uid: string, capability: KeyCapability) {
      await removeProviderKey(store, uid, capability)
      return list(uid)
    },

    async test(uid: string, capability: KeyCapability): Promise<{ outcome: KeyTestOutcome }> {
      const key = await findProviderKey(store, uid, capability)
      if (key === null) throw new AppError('not_found')
      await rateLimits.use('key-test', uid)
      const startedAt = performance.now()
      const result = await personProviders.checkKey(capability, key).then(
        () => ({ outcome: 'works' as const }),
        (error: unknown) => {
          if (!(error instanceof ProviderError)) throw error
          return { outcome: outcomes[error.kind] ?? ('unexpected' as const), status: error.status }
        },
      )
      const provider = personProviders.serviceOf[capability]
      log.info({ provider, ...result, ms: Math.round(performance.now() - startedAt) }, 'own key test')
      return { outcome: result.outcome }
    },

    /** What turns recordings into words for a person who brought a key for it; null for everyone else. */
    async findTranscription(uid: string, capability: 'audio' | 'video') {
      const key = await findProviderKey(store, uid, capability)
      return key === null ? null : personProviders.transcription(key)
    },

    /** What translates for a person who brought a key for it; null for everyone else. */
    async findTranslation(uid: string) {
      const key = await findProviderKey(store, uid, 'translation')
      return key === null ? null : personProviders.translation(key)
    },

    /** What reads the sentiment of texts for a person who brought a key for it; null for everyone else. */
    async findTextSentiment(uid: string) {
      const key = await findProviderKey(store, uid, 'text')
      return key === null ? null : personProviders.textSentiment(key)
    },
  }
}
