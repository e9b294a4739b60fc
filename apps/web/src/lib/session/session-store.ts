import type { CurrentUser } from '@maitri/contracts'
import { expectPerson, loadForCall } from '../api-client'
import { canStore, readStored, writeStored } from '../stored-value'
import { askWhoIsHere } from './ask-who-is-here'
import type { DeviceKeys } from './device-keys'

/** What the app knows of the signed-in person, also when it starts offline; then without the preferences. */
export type SessionUser = Pick<CurrentUser, 'uid' | 'email' | 'displayName' | 'needsProfile'> &
  Partial<Pick<CurrentUser, 'preferences'>>

export type Session =
  | { state: 'loading' }
  | { state: 'signed_out' }
  | { state: 'guest' }
  | { state: 'signed_in'; user: SessionUser }

/** Local-storage names that stand in `docs/rules.md`, section 3. */
const flagKey = 'isAuthenticated'
const userKey = 'user'
/** A session that was left here without the server, and must end there before anyone is let in by it again. */
const leftKey = 'sessionLeft'

/** After this long without an answer an offline start goes on with what the device knows. */
const checkTimeoutMs = 3_000

type SessionStoreDependencies = {
  deviceKeys: DeviceKeys
  /** Called with the account's preferences whenever the server confirms who is signed in. */
  onConfirmed?: (user: CurrentUser) => void
  /** Awaited where the account had another key before, under which this device may still hold something; the present one is here. */
  onEarlierKey?: (uid: string, earlierKey: string) => Promise<void>
  /** Awaited with the person who was signed in here by what the device knows, and is not any more by what the server says; their key is still here. */
  onEnded?: (uid: string) => Promise<void>
}

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore({ deviceKeys, onConfirmed, onEarlierKey, onEnded }: SessionStoreDependencies) {
  let session: Session = { state: 'loading' }
  const listeners = new Set<() => void>()
  let checked: Promise<Session> | null = null
  /** Counts what was begun, so that an answer that something newer has overtaken is dropped. */
  let turn = 0

  function become(next: Session): Session {
    session = next
    expectPerson(next.state === 'signed_in' ? next.user.uid : null)
    for (const listener of listeners) listener()
    return next
  }

  /** Takes the server's word for who is signed in. */
  async function confirm(user: CurrentUser | null, mine: number): Promise<Session> {
    if (mine !== turn) return session
    if (!user) {
      const before = storedUser()
      if (before) await onEnded?.(before.uid).catch(() => undefined)
      if (mine !== turn) return session
      return readStored(userKey) || !isFlagged() ? end() : become({ state: 'guest' })
    }
    // A blocked IndexedDB must not keep anyone out: then this device keeps no copy.
    await deviceKeys.keep(user.uid, user.deviceKey).catch(() => undefined)
    // What could not be moved is moved at the next start.
    if (user.earlierDeviceKey) await onEarlierKey?.(user.uid, user.earlierDeviceKey).catch(() => undefined)
    if (mine !== turn) {
      if (session.state !== 'signed_in') await deviceKeys.forgetAll().catch(() => undefined)
      return session
    }
    writeStored(flagKey, 'true')
    writeStored(userKey, JSON.stringify({ email: user.email, name: user.displayName, uid: user.uid }))
    onConfirmed?.(user)
    return become({ state: 'signed_in', user })
  }

  async function end(): Promise<Session> {
    // Nobody was here: there is no key to forget, and a visitor need not wait for the look.
    const isVisitor = session.state !== 'signed_in' && canStore() && !isFlagged() && readStored(userKey) === null
    if (!isVisitor) await deviceKeys.forgetAll().catch(() => undefined)
    writeStored(flagKey, null)
    writeStored(userKey, null)
    return become({ state: 'signed_out' })
  }

  async function endOnServer() {
    const { endSession } = await loadForCall(() => import('./end-session'))
    await endSession()
    writeStored(leftKey, null)
  }

  async function check(): Promise<Session> {
    turn += 1
    const mine = turn
    const stored = storedUser()
    if (isFlagged() && !stored) {
      if (readStored(leftKey)) void endOnServer().catch(() => undefined)
      return become({ state: 'guest' })
    }
    if (stored && !navigator.onLine) return become({ state: 'signed_in', user: stored })
    try {
      if (readStored(leftKey)) await endOnServer()
      return await confirm(await askWhoIsHere(checkTimeoutMs), mine)
    } catch {
      if (mine !== turn) return session
      // The server is out of reach: the stored person opens only what lies on this device, and the server trusts no flag.
      return become(stored ? { state: 'signed_in', user: stored } : { state: 'signed_out' })
    }
  }

  /** What the newest check says: one that was overtaken knows nothing yet. */
  async function latest(): Promise<Session> {
    const asked = checked
    await asked
    return asked === checked ? session : latest()
  }

  return {
    get: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The session after the first check, which starts with the first call. */
    ready: () => {
      checked ??= check()
      return checked.then(() => session)
    },
    /** Asks the server again, for instance after it refused a call as signed out. */
    recheck: () => {
      checked = check()
      return latest()
    },
    /** Another tab changed who is here: asks again. To be called with every `storage` event. */
    heed({ key }: StorageEvent) {
      if (key === null || key === flagKey || key === userKey) checked = check()
    },
    /** After sign-up, sign-in or Google: the answer of the server. */
    accept(user: CurrentUser) {
      turn += 1
      // The sign-in has ended the session that this browser had.
      writeStored(leftKey, null)
      return confirm(user, turn)
    },
    continueAsGuest() {
      turn += 1
      writeStored(flagKey, 'true')
      become({ state: 'guest' })
    },
    /** Leaves guest mode for the sign-in page; what the guest kept stays on the device. */
    leaveGuest() {
      turn += 1
      writeStored(flagKey, null)
      become({ state: 'signed_out' })
    },
    /** Ends the session on the server, then forgets it here. Throws `ApiError` and changes nothing where the server was not reached. */
    async signOut() {
      await endOnServer()
      turn += 1
      await end()
    },
    /** Forgets the session here at once, where the server cannot be reached; there it ends as soon as it can. */
    async leave() {
      turn += 1
      writeStored(leftKey, 'true')
      await end()
      addEventListener('online', () => void check(), { once: true })
    },
    /** Forgets here a session that the server has ended already, with the account. */
    async forget() {
      turn += 1
      await end()
    },
  }
}

function isFlagged(): boolean {
  return readStored(flagKey) === 'true'
}

function storedUser(): SessionUser | null {
  try {
    const stored: unknown = JSON.parse(readStored(userKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { uid, email, name } = stored as Record<string, unknown>
    if (typeof uid !== 'string' || typeof email !== 'string' || typeof name !== 'string') return null
    return { uid, email, displayName: name, needsProfile: false }
  } catch {
    return null
  }
}
