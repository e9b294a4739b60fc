import type { TokenReceiver } from '../providers/token-sync/token-receiver'
import type { Background } from './background'
import { isWithinLast } from './is-within-last'
import type { Session } from './sessions'

export type TokenSync = ReturnType<typeof createTokenSync>

type TokenSyncDependencies = {
  /** Null where none is set up. */
  receiver: TokenReceiver | null
  maxAgeSeconds: number
  background: Background
  now: () => Date
}

/**
 * Says to another service of the operator that a session began or ended, after the response was sent: a failure leaves a line in the log
 * and nothing else (the specification, section 7). A session older than the limit is not spoken of.
 */
export function createTokenSync({ receiver, maxAgeSeconds, background, now }: TokenSyncDependencies) {
  /** A session that ends at once after it began must not begin there after it ended. */
  const underWay = new Map<string, Promise<void>>()

  function run(action: 'post' | 'delete', { account, sessionId, begunAt }: Session) {
    const isYoung = isWithinLast(maxAgeSeconds * 1000, begunAt.getTime(), now().getTime())
    if (!receiver || !isYoung) return
    const send = () => receiver[action]({ uid: account.uid, sessionId, begunAt })
    const work = (underWay.get(sessionId) ?? Promise.resolve()).then(send, send)
    underWay.set(sessionId, work)
    const forget = () => underWay.get(sessionId) === work && underWay.delete(sessionId)
    background.run('token sync', work.finally(forget))
  }
  return {
    signedIn: (session: Session) => run('post', session),
    /** `session` is null where nobody was signed in. */
    signedOut: (session: Session | null) => session && run('delete', session),
  }
}
