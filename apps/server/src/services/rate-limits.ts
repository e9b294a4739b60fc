import { createHmac } from 'node:crypto'
import { countTry, forgetOldTries, forgetTries } from '../db/rate-limits'
import type { Store } from '../db/store'
import { AppError } from '../errors'

export type Limit = { max: number; windowSeconds: number }
export type RateLimitKind = 'sign-up' | 'sign-in' | 'reset-request' | 'reset'

/**
 * For each kind: how often from one network address for one mail address, how often from one network address in all, and how often for one
 * mail address from wherever, which whoever has many networks would otherwise walk around.
 */
export type RateLimitSettings = Record<RateLimitKind, { each: Limit; all: Limit; mail?: Limit }>

/** A whole clinic or campus may stand behind one network address, so the second limit is wide. */
export const defaultRateLimits: RateLimitSettings = {
  'sign-in': {
    each: { max: 10, windowSeconds: 600 },
    all: { max: 300, windowSeconds: 600 },
    // Wide: nobody should be kept out of their account by others who guess, and the password can still be chosen anew by mail.
    mail: { max: 100, windowSeconds: 3600 },
  },
  'sign-up': {
    each: { max: 10, windowSeconds: 600 },
    all: { max: 300, windowSeconds: 600 },
    mail: { max: 20, windowSeconds: 3600 },
  },
  'reset-request': {
    each: { max: 5, windowSeconds: 3600 },
    all: { max: 100, windowSeconds: 3600 },
    mail: { max: 20, windowSeconds: 3600 },
  },
  reset: { each: { max: 20, windowSeconds: 600 }, all: { max: 100, windowSeconds: 600 } },
}

/**
 * What costs the operator money or the machine time, per person; a search, and a guest's translation, per network address; links for a new
 * password per mail address.
 */
export type UsageKind =
  | 'reset-link'
  | 'second-step-code'
  | 'transcription'
  | 'cloud-video'
  | 'cloud-sentiment'
  | 'resource-search'
  | 'translation'
  | 'key-test'
  | 'email-link'
  | 'new-group'
  | 'group-joining'
  | 'consent'
  | 'use-counts'
  | 'report'
  | 'booking'
  | 'therapist-message'
  | 'reminder-trial'
export type UsageLimits = Record<UsageKind, Limit>

export const defaultUsageLimits: UsageLimits = {
  transcription: { max: 20, windowSeconds: 3600 },
  'cloud-video': { max: 10, windowSeconds: 3600 },
  'cloud-sentiment': { max: 120, windowSeconds: 3600 },
  'key-test': { max: 20, windowSeconds: 3600 },
  'email-link': { max: 5, windowSeconds: 3600 },
  'reset-link': { max: 5, windowSeconds: 3600 },
  // Of a million codes three are right at a time: who knows the password and guesses for a month finds one with a chance of 2 in 100.
  'second-step-code': { max: 10, windowSeconds: 3600 },
  // A whole campus may stand behind one address.
  'resource-search': { max: 300, windowSeconds: 600 },
  translation: { max: 300, windowSeconds: 3600 },
  report: { max: 20, windowSeconds: 24 * 3600 },
  'new-group': { max: 5, windowSeconds: 24 * 3600 },
  'group-joining': { max: 60, windowSeconds: 3600 },
  // To give it; it is withdrawn at any time.
  consent: { max: 30, windowSeconds: 3600 },
  // Each device sends once a day.
  'use-counts': { max: 10, windowSeconds: 24 * 3600 },
  // Enough for anyone who changes their mind, too few to take a whole practice's weeks.
  booking: { max: 30, windowSeconds: 3600 },
  'therapist-message': { max: 60, windowSeconds: 3600 },
  'reminder-trial': { max: 10, windowSeconds: 3600 },
}

const keptMs = 24 * 60 * 60 * 1000

export type RateLimits = ReturnType<typeof createRateLimits>

type RateLimitDependencies = {
  store: Store
  secret: string
  limits?: RateLimitSettings
  usageLimits?: UsageLimits
  now?: () => Date
}

/** Limits how often passwords, addresses and links can be tried and services be used, across restarts and processes. */
export function createRateLimits({
  store,
  secret,
  limits = defaultRateLimits,
  usageLimits = defaultUsageLimits,
  now = () => new Date(),
}: RateLimitDependencies) {
  // What is counted is a digest: the store keeps no network address, and no mail address of someone without an account.
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(`maitri:attempts:${JSON.stringify(parts)}`)
      .digest('base64url')

  /** Null within the limit, else how long until it allows the next. */
  async function count(key: string, { max, windowSeconds }: Limit): Promise<number | null> {
    const at = now()
    const windowMs = windowSeconds * 1000
    const { count, since } = await countTry(store, key, windowMs, at)
    return count <= max ? null : Math.max(1, Math.ceil((since + windowMs - at.getTime()) / 1000))
  }

  async function require(key: string, limit: Limit) {
    const retryAfterSeconds = await count(key, limit)
    if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds })
  }

  const keyOfUse = (kind: UsageKind, who: string) => keyOf('use', kind, who)

  return {
    /** Counts one attempt and refuses it beyond the limits. `email` is null where none is named. */
    async spend(kind: RateLimitKind, address: string, email: string | null): Promise<void> {
      await require(keyOf(kind, address), limits[kind].all)
      await require(keyOf(kind, address, email ?? ''), limits[kind].each)
      const { mail } = limits[kind]
      if (mail && email !== null) await require(keyOf(kind, 'from anywhere', email), mail)
    },

    /** Counts one use of a service by a person, or from an address, and refuses it beyond the limit. */
    async use(kind: UsageKind, who: string): Promise<void> {
      await require(keyOfUse(kind, who), usageLimits[kind])
    },

    /** The same, without a refusal: whether it is within the limit. */
    async allows(kind: UsageKind, who: string): Promise<boolean> {
      return (await count(keyOfUse(kind, who), usageLimits[kind])) === null
    },

    /** Forgets the attempts for one mail address once one succeeded. */
    async forgive(kind: RateLimitKind, address: string, email: string): Promise<void> {
      await forgetTries(store, keyOf(kind, address, email))
      await forgetTries(store, keyOf(kind, 'from anywhere', email))
    },

    /** Forgets what no window needs any more. */
    async prune(): Promise<void> {
      await forgetOldTries(store, keptMs, now())
    },
  }
}
