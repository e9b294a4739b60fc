import { type SessionOfPerson, sessionEnd, sessionMs } from '../db/sessions'
import { AppError } from '../errors'
import { cookieLine, cookieName, readCookie } from './cookies'
import { isWithinLast } from './is-within-last'
import { createSignedText } from './signed-text'

/** A session with its person, as the store keeps it. */
export type Session = SessionOfPerson

/** Who calls, as the session check found them. */
export type Person = Session['account']

/**
 * 'recent' may answer from a check of the last half minute, which reads allow; 'now' asks the store, which writes demand. 'current' is
 * for what shows the account itself: recent where this process alone writes to the store and so knows of every change, else now.
 */
export type Freshness = 'recent' | 'current' | 'now'

export type SessionStore = {
  find: (token: string) => Promise<Session | null>
  extend: (token: string, expiresAt: Date) => Promise<void>
  end: (token: string) => Promise<void>
}

export type Sessions = ReturnType<typeof createSessions>

const dayMs = 24 * 60 * 60 * 1000
const recentMs = 30_000
const maxRecent = 10_000

type SessionDependencies = {
  store: SessionStore
  /** The first signs cookies; the others still read them. */
  secrets: readonly [string, ...string[]]
  isSecure: boolean
  /** Whether no other process writes to the store. */
  isSoleWriter: boolean
  /** Called with the person of whom a session ended here. */
  onEnd?: (uid: string) => void
  now?: () => number
}

/** Knows a person by the signed cookie, and the store by one query at most. */
export function createSessions({
  store,
  secrets,
  isSecure,
  isSoleWriter,
  onEnd = () => undefined,
  now = Date.now,
}: SessionDependencies) {
  const name = cookieName('maitri_session', isSecure)
  const signed = createSignedText({ secrets, purpose: 'session' })
  const recent = new Map<string, { session: Session; checkedAt: number }>()

  const cookie = (value: string, maxAgeSeconds: number) => cookieLine(name, value, { maxAgeSeconds, isSecure })
  // The cookie never outlasts the session: one whose session is gone was ended by somebody.
  const begin = (token: string, lastsMs = sessionMs) => cookie(signed.sign(token), Math.floor(lastsMs / 1000))
  const isAlive = (session: Session) => session.expiresAt.getTime() > now()

  function tokenOf(cookieHeader: string | undefined) {
    const value = readCookie(cookieHeader, name)
    return value === null ? null : signed.read(value)
  }

  async function endToken(token: string) {
    const known = recent.get(token)
    recent.delete(token)
    await store.end(token)
    if (known) onEnd(known.session.account.uid)
  }

  async function check(token: string, freshness: Freshness): Promise<Session | null> {
    const known = recent.get(token)
    const isRecent = known !== undefined && isWithinLast(recentMs, known.checkedAt, now()) && isAlive(known.session)
    const mayBeRecent = freshness === 'recent' || (freshness === 'current' && isSoleWriter)
    if (mayBeRecent && isRecent) return known.session
    const session = await store.find(token)
    recent.delete(token)
    if (!session || !isAlive(session)) return null
    // The oldest check goes first: a Map keeps the order of insertion.
    const [oldest] = recent.keys()
    if (oldest !== undefined && recent.size >= maxRecent) recent.delete(oldest)
    recent.set(token, { session, checkedAt: now() })
    return session
  }

  async function find(cookieHeader: string | undefined, freshness: Freshness): Promise<Session | null> {
    const token = tokenOf(cookieHeader)
    return token === null ? null : check(token, freshness)
  }

  return {
    /** The session of a request; null where nobody is signed in. */
    find,

    /** The person of a request. Throws `unauthenticated` where nobody is signed in. */
    async require(cookieHeader: string | undefined, freshness: Freshness): Promise<Person> {
      const session = await find(cookieHeader, freshness)
      if (!session) throw new AppError('unauthenticated')
      return session.account
    },

    /** The session of a token that was just begun. */
    async findBegun(token: string): Promise<Session> {
      const session = await check(token, 'now')
      if (!session) throw new Error('A session that was just begun is there.')
      return session
    },

    /** The cookie of a session that was just begun; one that this browser had before ends. */
    async begin(token: string, cookieHeader: string | undefined): Promise<string> {
      const before = tokenOf(cookieHeader)
      if (before !== null) await endToken(before)
      return begin(token)
    },

    /**
     * Lets a session that is used last on, at most once a day, and one that a clock ahead has let last too long end in time; the new
     * cookie, or null where nothing changed.
     */
    async keep(cookieHeader: string | undefined): Promise<string | null> {
      const token = tokenOf(cookieHeader)
      const session = token === null ? null : await check(token, 'recent')
      if (token === null || !session) return null
      const begunAt = new Date(Math.min(session.begunAt.getTime(), now()))
      const expiresAt = sessionEnd(begunAt, new Date(now()))
      if (Math.abs(expiresAt.getTime() - session.expiresAt.getTime()) < dayMs) return null
      await store.extend(token, expiresAt)
      recent.delete(token)
      return begin(token, expiresAt.getTime() - now())
    },

    /** Whether a request without a session still carries the cookie of one. */
    hasCookie: (cookieHeader: string | undefined): boolean => tokenOf(cookieHeader) !== null,

    /** Ends the session of a request in the store; the cookie that makes the browser forget it. */
    async end(cookieHeader: string | undefined): Promise<string> {
      const token = tokenOf(cookieHeader)
      if (token !== null) await endToken(token)
      return cookie('', 0)
    },

    /** Forgets what was checked lately of a person, for instance once their sessions were ended. */
    forget(uid: string) {
      for (const [token, { session }] of recent) if (session.account.uid === uid) recent.delete(token)
      onEnd(uid)
    },
  }
}
