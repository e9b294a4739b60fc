import type { Store } from '../db/store'
import { findPasswordHash } from '../db/users'
import { AppError } from '../errors'
import { isWithinLast } from './is-within-last'
import { isPassword } from './password-hashing'
import type { RateLimits } from './rate-limits'
import type { Session } from './sessions'

/** How long after a sign-in somebody without a password is believed to be still the same person. */
const recentSignInMs = 10 * 60_000

export type Reauthentication = ReturnType<typeof createReauthentication>

type ReauthenticationDependencies = { store: Store; rateLimits: RateLimits; now: () => Date }

/** Asks once more who it is, before what cannot be taken back (`docs/safety.md` P7). */
export function createReauthentication({ store, rateLimits, now }: ReauthenticationDependencies) {
  return {
    /**
     * Refuses with `wrong_password`; with `sign_in_again` where the account has no password and its sign-in is ten minutes old; and with
     * `too_many_requests` after too many tries from `address`.
     */
    async confirm({ account, begunAt }: Session, password: string | null, address: string): Promise<void> {
      const hash = await findPasswordHash(store.db, account.uid)
      if (!hash) {
        if (!isWithinLast(recentSignInMs, begunAt.getTime(), now().getTime())) throw new AppError('sign_in_again')
        return
      }
      await rateLimits.spend('sign-in', address, account.email)
      if (password === null || !(await isPassword(password, hash))) throw new AppError('wrong_password')
      await rateLimits.forgive('sign-in', address, account.email)
    },
  }
}
