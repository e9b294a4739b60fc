import { readSession } from '@maitri/contracts'
import { callApi } from '../lib/api-client'
import { recordsOf } from './records/records-of'
import { setSignInNotice } from './sign-in-notice'
import { holdKey, veil } from './veil'

/** The server has just answered; it is not waited for longer than a moment. */
const timeoutMs = 3_000

/** Tells the sign-in page why someone who was signed in here is not any more, and what of theirs still waits on this device, and puts that away. */
export async function noteEnd(uid: string): Promise<void> {
  const [answer, waiting] = await Promise.all([
    callApi(readSession, {}, { timeoutMs }).catch(() => null),
    recordsOf(uid)
      .countWaiting()
      .catch(() => 0),
  ])
  if (answer?.user) return
  const held = await holdKey(uid)
  if (held) await veil(held)
  setSignInNotice({ after: 'end', why: answer?.endedElsewhere ? 'ended_elsewhere' : 'expired', waiting })
}
