import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../../../data/site'
import { useSessionStore } from '../../../lib/session/session'
import { onGoogleOutcome } from './google-channel'
import { type PopupEnd, runGooglePopup } from './google-popup'

/**
 * `google_failed` where Google or the server did not accept who the person is, `email_taken` where only the password opens the account of the
 * address. The code `address_unproven` asks for a decision.
 */
export type GoogleFailure = Exclude<PopupEnd, 'cancelled'>

export type GoogleSignIn = { state: 'idle' } | { state: 'waiting' } | { state: 'failed'; reason: GoogleFailure }

/** Continue with Google (contract 06, way A). Once it succeeds the session says so; there is no state for it here. `onSecondStep`: Google is not enough. */
export function useGoogleSignIn(onSecondStep: () => void) {
  const session = useSessionStore()
  const site = useSite()
  const [signIn, setSignIn] = useState<GoogleSignIn>({ state: 'idle' })
  const attempt = useRef<AbortController | null>(null)

  async function start({ startsEmpty } = { startsEmpty: false }): Promise<void> {
    attempt.current?.abort()
    if (site && !site.hasGoogleSignIn) return setSignIn({ state: 'failed', reason: 'google_not_configured' })
    const current = new AbortController()
    attempt.current = current
    setSignIn({ state: 'waiting' })
    const end = await runGooglePopup(current.signal, { startsEmpty })
    if (end === 'cancelled') return
    attempt.current = null
    // The answer may have been lost on its way, while the session was made.
    if (end === 'closed' && (await session.recheck()).state === 'signed_in') return
    setSignIn({ state: 'failed', reason: end })
  }

  const askSecondStep = useEffectEvent(onSecondStep)
  useEffect(() => {
    const stop = onGoogleOutcome(async (answer) => {
      const isWaiting = attempt.current !== null
      attempt.current?.abort()
      attempt.current = null
      // A success counts even after the wait was given up; a failure then is none of this page's.
      if ('ok' in answer) {
        const { state } = await session.recheck()
        if (state !== 'signed_in') setSignIn({ state: 'failed', reason: 'network' })
      } else if (isWaiting && answer.error === 'second_step') {
        setSignIn({ state: 'idle' })
        askSecondStep()
      } else if (isWaiting) setSignIn({ state: 'failed', reason: reasonOf(answer.error) })
    })
    return () => {
      stop()
      attempt.current?.abort()
    }
  }, [session])

  return {
    signIn,
    start,
    /** Takes back what was said of the last try. */
    forget: () => setSignIn((now) => (now.state === 'failed' ? { state: 'idle' } : now)),
  }
}

function reasonOf(error: string): GoogleFailure {
  if (error === 'access_denied') return 'closed'
  return error === 'address_unproven' || error === 'email_taken' ? error : 'google_failed'
}
