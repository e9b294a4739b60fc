import type { DeviceKeys } from '../../lib/session/device-keys'
import { readStored, writeStored } from '../../lib/stored-value'
import { fromBase64, toBase64 } from './base64'
import { seal, unseal } from './sealed-json'

/** A text under one local-storage name that stays on this device: an account's is sealed with its key, a guest's lies open. */
export type OwnStorage = {
  /** Null where nothing lies there, or it cannot be opened: its key is gone, or it was changed. */
  read(): Promise<string | null>
  /** Writes, or removes where the text is null; answers whether the device keeps it. Without its key an account's words are never written. */
  write(text: string | null): Promise<boolean>
}

const guest = 'guest'

/** Where it lies: on the device, or in this tab until it is closed. Both read null, and keep nothing, where storage is blocked. */
type Place = { read: (name: string) => string | null; write: (name: string, value: string | null) => void }

const device: Place = { read: readStored, write: writeStored }

/** The storage of one owner (an account's uid, or 'guest') under `<name>_<owner>`. */
export function createSealedStorage(name: string, owner: string, deviceKeys: DeviceKeys, lies = device): OwnStorage {
  const place = ownStorageName(name, owner)
  const isAccount = owner !== guest
  const findKey = () => deviceKeys.find(owner).catch(() => null)
  // What is sealed takes a moment; a later text must not be overtaken by an earlier one.
  let last: Promise<unknown> = Promise.resolve()

  async function readNow(): Promise<string | null> {
    const stored = lies.read(place)
    if (stored === null || !isAccount) return stored
    const key = await findKey()
    if (!key) return null
    try {
      const { iv, bytes } = JSON.parse(stored) as Record<'iv' | 'bytes', string>
      const text = await unseal(key, place, { iv: fromBase64(iv), bytes: fromBase64(bytes) })
      return typeof text === 'string' ? text : null
    } catch {
      return null
    }
  }

  async function writeNow(text: string | null): Promise<boolean> {
    if (text === null || !isAccount) return put(lies, place, text)
    const key = await findKey()
    if (!key) return false
    const { iv, bytes } = await seal(key, place, text)
    return put(lies, place, JSON.stringify({ iv: toBase64(iv), bytes: toBase64(new Uint8Array(bytes)) }))
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  return { read: () => inTurn(readNow), write: (text) => inTurn(() => writeNow(text)) }
}

/** The local-storage name under which an owner's text lies, for instance to hear of a change in another tab. */
export function ownStorageName(name: string, owner: string): string {
  return `${name}_${owner}`
}

function put(lies: Place, place: string, value: string | null): boolean {
  lies.write(place, value)
  return lies.read(place) === value
}
