import type { DeviceKeys } from '../../lib/session/device-keys'
import { readStored } from '../../lib/stored-value'
import { fromBase64, toBase64 } from '../records/base64'
import { seal, unseal } from '../records/sealed-json'
import { ownStorageName } from '../records/sealed-storage'
import type { Message } from './message'
import { parseEntries, type StoredEntry } from './stored-entries'
import { toMessage } from './stored-message'

/** Where one person's messages lie on the device; nothing of them ever leaves it. */
export type ConversationStore = {
  read(): Promise<Message[]>
  /** At the end, or before the message of that index. Answers false where nothing can be kept here; then this page alone remembers. */
  add(messages: readonly Message[], index?: number): Promise<boolean>
  remove(id: string): Promise<void>
  clear(): Promise<void>
  /** Calls when another tab changed the conversation. */
  subscribe(listener: () => void): () => void
}

type ConversationStoreDependencies = { owner: string; isAccount: boolean; deviceKeys: DeviceKeys }

/**
 * Local storage under the name that `docs/rules.md` gives. An account's messages are always sealed, each by itself, with the device key: at
 * sign-out the key is forgotten and nothing has to be done to what lies there, and a broken one takes no other along. Every change is made to
 * what is stored at that moment, so that two tabs lose nothing of each other.
 */
export function createConversationStore({
  owner,
  isAccount,
  deviceKeys,
}: ConversationStoreDependencies): ConversationStore {
  const name = ownStorageName('mindmitraMessages', owner)
  const deviceKey = isAccount ? deviceKeys.find(owner).catch(() => null) : null
  const unsealed = new Map<unknown, Message>()
  let unkept: Message[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /** One action after the other, in the order in which they were asked for. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  async function close(message: Message): Promise<StoredEntry | null> {
    if (!isAccount) return message
    const key = await deviceKey
    // Without its key an account's words are never written to the device.
    if (!key) return null
    const { iv, bytes } = await seal(key, `${name}/${message.id}`, message)
    const sealed = toBase64(new Uint8Array(bytes))
    unsealed.set(sealed, message)
    return { id: message.id, iv: toBase64(iv), sealed }
  }

  async function open(entry: StoredEntry, index: number): Promise<Message | null> {
    if (!isAccount) return toMessage(entry, index)
    const { id, iv, sealed } = entry
    const known = unsealed.get(sealed)
    if (known) return known
    const key = await deviceKey
    if (!key || typeof id !== 'string' || typeof iv !== 'string' || typeof sealed !== 'string') return null
    try {
      const value = await unseal(key, `${name}/${id}`, { iv: fromBase64(iv), bytes: fromBase64(sealed) })
      const message = toMessage(value, index)
      if (message) unsealed.set(sealed, message)
      return message
    } catch {
      // Broken or sealed with another key: the others are still there.
      return null
    }
  }

  function change(changed: (entries: StoredEntry[]) => StoredEntry[]): boolean {
    try {
      localStorage.setItem(name, JSON.stringify(changed(parseEntries(readStored(name)))))
      return true
    } catch {
      return false
    }
  }

  return {
    read: () =>
      inTurn(async () => {
        const opened = await Promise.all(parseEntries(readStored(name)).map(open))
        return [...opened.filter((message) => message !== null), ...unkept]
      }),
    add: (messages, index) =>
      inTurn(async () => {
        const closed = await Promise.all(messages.map(close))
        const entries = closed.filter((entry) => entry !== null)
        const isKept =
          entries.length === messages.length &&
          change((stored) => stored.toSpliced(index ?? stored.length, 0, ...entries))
        if (!isKept) unkept = [...unkept, ...messages]
        return isKept
      }),
    remove: (id) =>
      inTurn(async () => {
        unkept = unkept.filter((message) => message.id !== id)
        change((stored) => stored.filter((entry, index) => (entry.id ?? `stored-${index}`) !== id))
      }),
    clear: () =>
      inTurn(async () => {
        unkept = []
        change(() => [])
      }),
    subscribe(listener) {
      const heed = ({ key }: StorageEvent) => {
        if (key === null || key === name) listener()
      }
      addEventListener('storage', heed)
      return () => removeEventListener('storage', heed)
    },
  }
}
