import type { DeviceKeys } from '../../lib/session/device-keys'
import { readStored } from '../../lib/stored-value'
import { fromBase64, toBase64 } from '../records/base64'
import { seal, unseal } from '../records/sealed-json'
import { ownStorageName } from '../records/sealed-storage'
import type { Message } from './message'
import { parseEntries, type StoredEntry } from './stored-entries'
import { toMessage } from './stored-message'
import { entryId, type ListChange, openTabs, withChange } from './tabs'

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
 * sign-out the key is forgotten and nothing has to be done to what lies there, and a broken one takes no other along. Every change is made by ids
 * to what is stored at that moment, and told to the other tabs, so that no tab loses a message of another.
 */
export function createConversationStore({
  owner,
  isAccount,
  deviceKeys,
}: ConversationStoreDependencies): ConversationStore {
  const name = ownStorageName('mindmitraMessages', owner)
  // Asked for each time: an account of an earlier version gets another at its next sign-in.
  const findKey = () => (isAccount ? deviceKeys.find(owner).catch(() => null) : null)
  const tabs = openTabs(name)
  const unsealed = new Map<unknown, Message>()
  let unkept: Message[] = []
  let turn: Promise<unknown> = Promise.resolve()

  /** One action after the other, in the order in which they were asked for. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  async function close(message: Message, key: CryptoKey | null): Promise<StoredEntry | null> {
    if (!isAccount) return message
    // Without its key an account's words are never written to the device.
    if (!key) return null
    const { iv, bytes } = await seal(key, `${name}/${message.id}`, message)
    const sealed = toBase64(new Uint8Array(bytes))
    unsealed.set(sealed, message)
    return { id: message.id, iv: toBase64(iv), sealed }
  }

  async function open(entry: StoredEntry, index: number, key: CryptoKey | null): Promise<Message | null> {
    if (!isAccount) return toMessage(entry, index)
    const { id, iv, sealed } = entry
    const known = unsealed.get(sealed)
    if (known) return known
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

  /** Makes a change; the function names it by what is stored when no other tab writes. */
  function change(changeOf: (entries: StoredEntry[]) => ListChange): Promise<boolean> {
    return tabs.alone(() => {
      const entries = parseEntries(readStored(name))
      const made = changeOf(entries)
      if (!write(withChange(entries, made))) return false
      tabs.tell(made)
      return true
    })
  }

  /** Makes sure that another tab's change stands, whatever was written over it meanwhile. */
  function settle(made: ListChange): Promise<void> {
    return tabs.alone(() => {
      const entries = parseEntries(readStored(name))
      const settled = withChange(entries, made)
      if (settled.length !== entries.length) write(settled)
    })
  }

  function write(entries: StoredEntry[]): boolean {
    try {
      localStorage.setItem(name, JSON.stringify(entries))
      return true
    } catch {
      return false
    }
  }

  return {
    read: () =>
      inTurn(async () => {
        const key = await findKey()
        const opened = await Promise.all(parseEntries(readStored(name)).map((entry, index) => open(entry, index, key)))
        return [...opened.filter((message) => message !== null), ...unkept]
      }),
    add: (messages, index) =>
      inTurn(async () => {
        const key = await findKey()
        const closed = await Promise.all(messages.map((message) => close(message, key)))
        const entries = closed.filter((entry) => entry !== null)
        const isKept = entries.length === messages.length && (await change(() => ({ add: entries, at: index })))
        if (!isKept) unkept = [...unkept, ...messages]
        return isKept
      }),
    remove: (id) =>
      inTurn(async () => {
        unkept = unkept.filter((message) => message.id !== id)
        await change(() => ({ remove: [id] }))
      }),
    clear: () =>
      inTurn(async () => {
        unkept = []
        await change((entries) => ({ remove: entries.map(entryId) }))
      }),
    subscribe(listener) {
      const heed = ({ key }: StorageEvent) => {
        if (key === null || key === name) listener()
      }
      addEventListener('storage', heed)
      const stop = tabs.listen((made) => void settle(made).then(listener))
      return () => {
        removeEventListener('storage', heed)
        stop()
      }
    },
  }
}
