import type { RecordLimit } from '@maitri/contracts'

/** How far device and server are together. */
export type SyncStatus = {
  /** Records that wait to be sent. */
  waiting: number
  /** Those among them that the server would not have. */
  refused: number
  /** The limit of the account that they met; null where none did. */
  limit: RecordLimit | null
  /** Whether all that the server had at the last look is here. */
  isWhole: boolean
  /** Whether what is written here outlasts the page. */
  isLasting: boolean
  /** `busy` while something is under way, `failed` after a round that did not come to its end and before the next. */
  state: 'idle' | 'busy' | 'failed'
  error: Error | null
}

export type SyncLoop = {
  get(): SyncStatus
  subscribe(listener: () => void): () => void
  /** Goes on by itself from now until the returned function is called: at once, after a failure, with the network, when the page is looked at again. */
  attach(): () => void
  /** Something was written here. */
  changed(): void
  /** Another tab wrote or sent something. */
  lookAgain(): void
  /** A round now, or the one under way and then another. Rejects as the round does. */
  run(): Promise<void>
}

type SyncLoopOptions = {
  /** False for a guest, who has nothing to send. */
  isActive: boolean
  exchange: () => Promise<Pick<SyncStatus, 'refused' | 'limit'>>
  look: () => Promise<Pick<SyncStatus, 'waiting' | 'isWhole' | 'isLasting'>>
  /** Begins to hear of other devices' changes; the returned function ends it. */
  listen?: (onChange: () => void) => () => void
  /** Something waits that this page may not live to send. */
  sendLater?: () => void
  chance?: () => number
}

/** After the first failure; then twice as long each time, up to the longest. */
const firstPauseMs = 2_000
const longestPauseMs = 5 * 60_000

/** The one loop that brings an owner's records to the server and back, whatever screen is open. */
export function createSyncLoop({
  isActive,
  exchange,
  look,
  listen = () => () => undefined,
  sendLater = () => undefined,
  chance = Math.random,
}: SyncLoopOptions): SyncLoop {
  let status: SyncStatus = {
    waiting: 0,
    refused: 0,
    limit: null,
    isWhole: false,
    isLasting: true,
    state: 'idle',
    error: null,
  }
  const listeners = new Set<() => void>()
  let attached = 0
  /** How many were waited out since the last success: what a person writes meanwhile is tried at once, and makes none longer. */
  let pauses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  let isLookDue = false
  let stopListening: () => void = () => undefined

  function become(next: Partial<SyncStatus>) {
    status = { ...status, ...next }
    for (const listener of listeners) listener()
  }

  async function round(): Promise<void> {
    clearTimeout(timer)
    become({ ...(await look()), state: 'busy' })
    try {
      const answered = await exchange()
      pauses = 0
      become({ ...(await look()), isWhole: true, ...answered, state: 'idle', error: null })
    } catch (error) {
      become({
        ...(await look()),
        state: 'failed',
        error: error instanceof Error ? error : new Error('The round failed'),
      })
      if (status.waiting > 0) sendLater()
      if (attached > 0) timer = setTimeout(tryAgain, pauseAfter(pauses, chance()))
      throw error
    }
  }

  async function rounds(): Promise<void> {
    do {
      isAskedAgain = false
      await round()
    } while (isAskedAgain)
  }

  function run(): Promise<void> {
    if (!isActive) return Promise.resolve()
    isAskedAgain = underWay !== null
    underWay ??= rounds().finally(() => {
      underWay = null
    })
    return underWay
  }

  function kick() {
    // The status says what became of it.
    run().catch(() => undefined)
  }

  function tryAgain() {
    pauses += 1
    kick()
  }

  /** The network is often told of before it carries anything: a first failure then waits as a first one does. */
  function onOnline() {
    pauses = 0
    kick()
  }

  /** What waits when the page is left is sent at once: a small request outlasts the page. Where it does not, what sends later is asked for. */
  function onVisibility() {
    const isLeft = document.visibilityState !== 'visible'
    if (isLeft && status.waiting > 0) sendLater()
    if (!isLeft || status.waiting > 0) kick()
  }

  return {
    get: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach() {
      if (!isActive) {
        void look().then(become)
        return () => undefined
      }
      attached += 1
      if (attached === 1) {
        stopListening = listen(kick)
        addEventListener('online', onOnline)
        document.addEventListener('visibilitychange', onVisibility)
        kick()
      }
      return () => {
        attached -= 1
        if (attached > 0) return
        clearTimeout(timer)
        stopListening()
        removeEventListener('online', onOnline)
        document.removeEventListener('visibilitychange', onVisibility)
      }
    },
    changed() {
      // Many at once, as when a guest's things move, are looked at once.
      if (isLookDue) return
      isLookDue = true
      void Promise.resolve().then(async () => {
        isLookDue = false
        become(await look())
        if (attached > 0) kick()
      })
    },
    lookAgain: () => void look().then(become),
    run,
  }
}

/** Up to a fifth more or less, so that many devices do not come back in one moment. */
function pauseAfter(pauses: number, chance: number): number {
  return Math.min(firstPauseMs * 2 ** pauses, longestPauseMs) * (0.8 + 0.4 * chance)
}
