import { passwordMaxLength, passwordMinLength } from '@maitri/contracts'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { identityTables } from '../db/schema/identity'
import type { Db } from '../db/store'
import { sessionDays } from './sessions'

export type Auth = ReturnType<typeof createAuth>

/** How long the link in a reset mail works. */
export const resetLinkSeconds = 60 * 60

/**
 * The identity library over our tables: password hashes, sign-in methods, session rows and single-use tokens. Cookies, limits and origin
 * checks are ours, so it is only ever called from `services/`, never reached by a request.
 */
export function createAuth({ db, secret, appUrl }: { db: Db; secret: string; appUrl: string }) {
  return betterAuth({
    appName: 'Maitri',
    baseURL: appUrl,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: identityTables }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: sessionDays * 24 * 60 * 60 },
    // The store holds no token that would work if it were read.
    verification: { storeIdentifier: 'hashed' },
    // A session row says nothing about where or with what the person signed in.
    advanced: { ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log prints addresses and the values of failed queries.
    logger: { disabled: true },
  })
}
