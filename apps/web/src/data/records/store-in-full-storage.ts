import type { DeviceRecord } from '@maitri/domain'
import type { RecordChange, RecordStore, RecordTable } from './record-store'

/** What browsers say where there is no room: their own limit, and a full disk. */
const namesOfNoRoom = ['QuotaExceededError', 'UnknownError']
const isNoRoom = (error: unknown) => error instanceof Error && namesOfNoRoom.includes(error.name)

/**
 * The store of an account that goes on where the device has no room left: what cannot be put there is held until the page ends, and sent. What
 * was held once stays held, as does how far the device is: the next start asks the server again for what did not get room.
 */
export function goOnInMemory(lasting: RecordStore): RecordStore {
  /** By collection and id; null where the record was taken away. */
  const held = new Map<string, Map<string, DeviceRecord | null>>()
  const heldOf = (collection: string) => {
    const known = held.get(collection) ?? new Map<string, DeviceRecord | null>()
    held.set(collection, known)
    return known
  }
  let heldCursor: number | null = null

  /** Those that stand in memory, and of the others those that are there and not overtaken by it. */
  function overlaid(collection: string, records: DeviceRecord[]): DeviceRecord[] {
    const here = heldOf(collection)
    return [...records.filter(({ id }) => !here.has(id)), ...[...here.values()].filter((record) => record !== null)]
  }

  async function find(collection: string, id: string): Promise<DeviceRecord | null> {
    const here = heldOf(collection)
    return here.get(id) ?? (here.has(id) ? null : await lasting.table(collection).find(id))
  }

  async function hold({ collection, id, next }: RecordChange): Promise<void> {
    const before = await find(collection, id)
    const after = next(before)
    if (after !== before) heldOf(collection).set(id, after)
  }

  async function changeAll(changes: readonly RecordChange[]): Promise<void> {
    const isHeld = ({ collection, id }: RecordChange) => heldOf(collection).has(id)
    const withRoom = changes.filter((change) => !isHeld(change))
    for (const change of changes.filter(isHeld)) await hold(change)
    try {
      await lasting.changeAll(withRoom)
    } catch (error) {
      if (!isNoRoom(error)) throw error
      for (const change of withRoom) await hold(change)
    }
  }

  function table(collection: string): RecordTable {
    const own = lasting.table(collection)
    return {
      all: async () => overlaid(collection, await own.all()),
      waiting: async () => overlaid(collection, await own.waiting()).filter(({ isPending }) => isPending),
      find: (id) => find(collection, id),
      change: (id, next) => changeAll([{ collection, id, next }]),
      async takeIn(incoming) {
        const here = heldOf(collection)
        const take = async ({ id, record }: (typeof incoming)[number]) => {
          if (!(await find(collection, id))?.isPending) here.set(id, record)
        }
        for (const one of incoming.filter(({ id }) => here.has(id))) await take(one)
        const withRoom = incoming.filter(({ id }) => !here.has(id))
        try {
          await own.takeIn(withRoom)
        } catch (error) {
          if (!isNoRoom(error)) throw error
          for (const one of withRoom) await take(one)
        }
      },
    }
  }

  const isHolding = () => [...held.values()].some((records) => records.size > 0)

  return {
    get isLasting() {
      return !isHolding()
    },
    table,
    changeAll,
    async countWaiting() {
      const inMemory = [...held].flatMap(([collection, records]) =>
        [...records].map(([id, record]) => ({ collection, id, record })),
      )
      // Of those that are held something older may wait in the tables.
      const overtaken = await Promise.all(
        inMemory.map(async ({ collection, id }) => (await lasting.table(collection).find(id))?.isPending === true),
      )
      const waitsHere = inMemory.filter(({ record }) => record?.isPending).length
      return (await lasting.countWaiting()) - overtaken.filter(Boolean).length + waitsHere
    },
    cursor: async () => heldCursor ?? (await lasting.cursor()),
    async moveCursor(revision) {
      if (!isHolding() && heldCursor === null) {
        try {
          return await lasting.moveCursor(revision)
        } catch (error) {
          if (!isNoRoom(error)) throw error
        }
      }
      heldCursor = revision
    },
    forgetSent: () => lasting.forgetSent(),
  }
}
