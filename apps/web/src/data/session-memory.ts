import * as z from 'zod/mini'
import type { SessionStore } from '../lib/session/session-store'
import { ownerOf } from './records/owner-records'

export type SessionMemory<T> = {
  find: (session: SessionStore) => T | null
  keep: (session: SessionStore, value: T) => void
}

/** What becomes of a value when a new version of the app takes the page's place. */
export type AtNewVersion<T> =
  /** It is taken along under this name, and read again by this schema. */
  | { name: string; schema: z.ZodMiniType<T> }
  /** It cannot be: whether there is something to lose. */
  | { isLost: (value: T) => boolean }

type TakenAlong = { name: string; find: (session: SessionStore) => unknown }

const takenAlong: TakenAlong[] = []
const lost: ((session: SessionStore) => boolean)[] = []

/** What an earlier version of this page left, by name, until the screen it belongs to asks for it. */
const brought = createSessionMemory<Record<string, unknown>>()

/**
 * Keeps something in memory for whoever is here. It goes as soon as someone else is, or nobody; a reload forgets it, but for one that takes a
 * new version.
 */
export function createSessionMemory<T>(atNewVersion?: AtNewVersion<T>): SessionMemory<T> {
  const values = new WeakMap<SessionStore, T>()
  const memory: SessionMemory<T> = {
    find(session) {
      const value = values.get(session)
      if (value !== undefined || !atNewVersion || !('name' in atNewVersion)) return value ?? null
      const read = z.safeParse(atNewVersion.schema, brought.find(session)?.[atNewVersion.name])
      return read.success ? read.data : null
    },
    keep(session, value) {
      const isWatched = values.has(session)
      values.set(session, value)
      if (isWatched) return
      const owner = ownerOf(session.get())
      const stop = session.subscribe(() => {
        if (ownerOf(session.get()) === owner) return
        values.delete(session)
        stop()
      })
    },
  }
  if (atNewVersion && 'name' in atNewVersion) takenAlong.push({ name: atNewVersion.name, find: memory.find })
  if (atNewVersion && 'isLost' in atNewVersion)
    lost.push((session) => {
      const value = values.get(session)
      return value !== undefined && atNewVersion.isLost(value)
    })
  return memory
}

/** Everything that was begun here and can be taken along, by name; what no screen has asked for since the last time is still among it. */
export function begunHere(session: SessionStore): Record<string, unknown> {
  const own = takenAlong.flatMap(({ name, find }) => {
    const value = find(session)
    return value === null ? [] : [[name, value]]
  })
  return { ...brought.find(session), ...Object.fromEntries(own) }
}

export const bringBegun = (session: SessionStore, begun: Record<string, unknown>): void => brought.keep(session, begun)

/** Whether something is here that a reload would lose, for instance a recording that was not read yet. */
export const wouldLose = (session: SessionStore): boolean => lost.some((asks) => asks(session))
