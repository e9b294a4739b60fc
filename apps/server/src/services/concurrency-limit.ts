import { AppError } from '../errors'

/** How soon to try again where something else has to end first. */
const retryAfterSeconds = 10

/** Lets each person do at most `max` things at once in this process; the next is refused. */
export function createConcurrencyLimit(max: number) {
  const running = new Map<string, number>()
  return async function limitConcurrency<T>(uid: string, work: () => Promise<T>): Promise<T> {
    const count = running.get(uid) ?? 0
    if (count >= max) throw new AppError('too_many_requests', { retryAfterSeconds })
    running.set(uid, count + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(uid) ?? 1) - 1
      if (left === 0) running.delete(uid)
      else running.set(uid, left)
    }
  }
}
