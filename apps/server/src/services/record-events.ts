/** One device that hears when the records of its person change. */
type Listener = { uid: string; hear: (revision: number) => void; end: () => void }

export type RecordEvents = ReturnType<typeof createRecordEvents>

type RecordEventsOptions = {
  /** The latest revision of each of these people. */
  findRevisions: (uids: string[]) => Promise<Map<string, number>>
  everyMs?: number
}

/** How often one process looks at the revisions of those who listen, however many they are. */
const lookEveryMs = 1_000
/** The most connections of one account to one process; the oldest gives way. */
const listenersMax = 8

/**
 * Tells devices that something of theirs was written, by a look at the revisions once a second: notifications of the store do not pass a
 * pooling proxy. What was written they ask for themselves.
 */
export function createRecordEvents({ findRevisions, everyMs = lookEveryMs }: RecordEventsOptions) {
  const listeners = new Set<Listener>()
  const known = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const ofPerson = (uid: string) => [...listeners].filter((listener) => listener.uid === uid)

  function plan() {
    clearTimeout(timer)
    if (!isOver && listeners.size > 0) timer = setTimeout(() => void look(), everyMs).unref()
  }

  async function look() {
    // Where the store is away nothing is told, and the next look finds it.
    const revisions = await findRevisions([...new Set([...listeners].map(({ uid }) => uid))]).catch(
      () => new Map<string, number>(),
    )
    for (const [uid, revision] of revisions) {
      if (known.get(uid) === revision) continue
      known.set(uid, revision)
      for (const { hear } of ofPerson(uid)) hear(revision)
    }
    plan()
  }

  function leave(listener: Listener) {
    if (!listeners.delete(listener)) return
    if (ofPerson(listener.uid).length === 0) known.delete(listener.uid)
    listener.end()
  }

  return {
    /** Hears of each change from the next look on, which tells where it begins; the returned function ends it. */
    listen(listener: Listener): () => void {
      const [oldest, ...others] = ofPerson(listener.uid)
      if (oldest && others.length + 1 >= listenersMax) leave(oldest)
      known.delete(listener.uid)
      listeners.add(listener)
      if (isOver) leave(listener)
      if (listeners.size === 1) plan()
      return () => leave(listener)
    },
    /** Ends what somebody's devices hear, as they sign out; those that are still signed in begin again. */
    endOf(uid: string): void {
      for (const listener of ofPerson(uid)) leave(listener)
    },
    /** Ends all of it, before the server does. */
    close(): void {
      isOver = true
      clearTimeout(timer)
      for (const listener of listeners) leave(listener)
    },
  }
}
