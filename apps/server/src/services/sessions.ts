import { AppError } from '../errors'
import { cookieLine, readCookie } from './cookies'
import { createSignedText } from './signed-text'

/** Who calls, as far as every route needs to know. */
export type Person = {
  uid: string
  /** True until age and choices were given. */
  needsProfile: boolean
}

/** A session as the store keeps it, with its person. */
export type StoredSession = Person & { expiresAt: Date }

/** 'recent' may answer from a check of the last half minute, which reads allow; 'now' asks the store, which writes demand. */
export type Freshness = 'recent' | 'now'

export type SessionStore = {
  find: (token: string) => Promise<StoredSession | null>
  extend: (token: string, expiresAt: Date) => Promise<void>
  end: (token: string) => Promise<void>
}

export type Sessions = ReturnType<typeof createSessions>

/** How long a session lasts without a visit. */
export const sessionDays = 30

const dayMs = 24 * 60 * 60 * 1000
const recentMs = 30_000
const maxRecent = 10_000

/** Knows a person by the signed cookie, and the store by one query at most. */
export function createSessions({
  store,
  secrets,
  isSecure,
  now = Date.now,
}: {
  store: SessionStore
  secrets: readonly [string, ...string[]]
  isSecure: boolean
  now?: () => number
}) {
  const name = isSecure ? '__Host-maitri_session' : 'maitri_session'
  const signed = createSignedText({ secrets, purpose: 'session' })
  const recent = new Map<string, { session: StoredSession; checkedAt: number }>()

  const cookie = (value: string, maxAgeSeconds: number) =>
    cookieLine(name, value, { path: '/', maxAgeSeconds, isSecure })

  function tokenOf(cookieHeader: string | undefined) {
    const value = readCookie(cookieHeader, name)
    return value === null ? null : signed.read(value)
  }

  async function check(token: string, freshness: Freshness): Promise<StoredSession | null> {
    const known = recent.get(token)
    if (freshness === 'recent' && known && now() - known.checkedAt < recentMs && isAlive(known.session)) {
      return known.session
    }
    const session = await store.find(token)
    recent.delete(token)
    if (!session || !isAlive(session)) return null
    // The oldest check goes first: a Map keeps the order of insertion.
    if (recent.size >= maxRecent) for (const oldest of recent.keys()) if (recent.delete(oldest)) break
    recent.set(token, { session, checkedAt: now() })
    return session
  }

  const isAlive = (session: StoredSession) => session.expiresAt.getTime() > now()

  return {
    /** The person of a request; null where nobody is signed in. */
    async find(cookieHeader: string | undefined, freshness: Freshness): Promise<Person | null> {
      const token = tokenOf(cookieHeader)
      return token === null ? null : check(token, freshness)
    },

    async require(cookieHeader: string | undefined, freshness: Freshness): Promise<Person> {
      const person = await this.find(cookieHeader, freshness)
      if (!person) throw new AppError('unauthenticated')
      return person
    },

    /** The cookie of a session that was just begun. */
    begin: (token: string) => cookie(signed.sign(token), sessionDays * 24 * 60 * 60),

    /** Lets a session that is used last on, at most once a day; the new cookie, or null where nothing changed. */
    async keep(cookieHeader: string | undefined): Promise<string | null> {
      const token = tokenOf(cookieHeader)
      const session = token === null ? null : await check(token, 'now')
      if (token === null || !session) return null
      const expiresAt = new Date(now() + sessionDays * dayMs)
      if (expiresAt.getTime() - session.expiresAt.getTime() < dayMs) return null
      await store.extend(token, expiresAt)
      recent.delete(token)
      return this.begin(token)
    },

    /** Ends the session of a request in the store; the cookie that makes the browser forget it. */
    async end(cookieHeader: string | undefined): Promise<string> {
      const token = tokenOf(cookieHeader)
      if (token !== null) {
        recent.delete(token)
        await store.end(token)
      }
      return cookie('', 0)
    },

    /** Forgets what was checked lately, for instance once sessions of a person were ended. */
    forget(uid: string) {
      for (const [token, { session }] of recent) if (session.uid === uid) recent.delete(token)
    },
  }
}
