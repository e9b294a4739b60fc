import { useEffect } from 'react'
import { recordsOf } from './records-of'

/** Not at the first paint, which the screen's own records have to themselves. */
const firstAfterMs = 3_000
const againAfterMs = 30_000

/**
 * Sends what waits on this device, also of collections that no screen reads now: soon after the start, when the network is back, and again
 * for as long as something waits.
 */
export function useSendWaiting(owner: string | null): void {
  useEffect(() => {
    if (!owner) return
    const records = recordsOf(owner)
    if (!records.isAccount) return
    let isOver = false
    let timer = setTimeout(send, firstAfterMs)

    async function send() {
      clearTimeout(timer)
      for (const collection of await records.waiting())
        if (!isOver) await records.sync(collection).catch(() => undefined)
      if (!isOver && (await records.waiting()).length > 0) timer = setTimeout(send, againAfterMs)
    }

    addEventListener('online', send)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', send)
    }
  }, [owner])
}
