import { createDeviceKeys } from '../lib/session/device-keys'
import type { SessionStore } from '../lib/session/session-store'
import { ownerOf } from './records/owner-records'
import { createSealedStorage, ownStorageName } from './records/sealed-storage'
import { begunHere, bringBegun } from './session-memory'
import { tabPlace } from './tab-place'

const name = 'throughReload'

const storageOf = (owner: string) => createSealedStorage(name, owner, createDeviceKeys(), tabPlace)

/** Leaves what was begun here for the page that comes next in this tab, an account's sealed. False where this browser does not keep it. */
export async function keepThroughReload(session: SessionStore): Promise<boolean> {
  const owner = ownerOf(session.get())
  if (owner === null) return true
  const begun = begunHere(session)
  if (Object.keys(begun).length === 0) return true
  return storageOf(owner).write(JSON.stringify(begun))
}

/** Whether the page before this one left something for this person; nobody is `null`. */
export function hasComeThrough(owner: string | null): boolean {
  return owner !== null && tabPlace.read(ownStorageName(name, owner)) !== null
}

/** Takes what the page before left: once, so that nothing of it stays in the tab. */
export async function takeWhatCameThrough(session: SessionStore): Promise<void> {
  const owner = ownerOf(session.get())
  if (owner === null) return
  const storage = storageOf(owner)
  const text = await storage.read()
  await storage.write(null)
  if (text === null || ownerOf(session.get()) !== owner) return
  try {
    const begun: unknown = JSON.parse(text)
    if (typeof begun === 'object' && begun !== null) bringBegun(session, begun as Record<string, unknown>)
  } catch {
    // What cannot be read was not left by this app.
  }
}
