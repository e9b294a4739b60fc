import { finishWithCode, finishWithPasskey, leaveSecondStep, readSecondStep, startWithPasskey } from '@maitri/contracts'
import { useEffect, useState } from 'react'
import { ApiError, callApi } from '../../../lib/api-client'
import { useSessionStore } from '../../../lib/session/session'
import { PasskeyCancelled, signWithPasskey } from '../../../platform/passkeys'

type Methods = readonly ('passkey' | 'totp')[]

/** The step after the password as the server waits for it: what it may be, how it is taken, and what went wrong. */
export function useSecondStep() {
  const session = useSessionStore()
  const [methods, setMethods] = useState<Methods | null>(null)
  const [problem, setProblem] = useState<'empty' | Error | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  // The wait is the server's: another tab may have ended it.
  useEffect(() => {
    const leaving = new AbortController()
    callApi(readSecondStep, {}, { signal: leaving.signal }).then(
      (found) => setMethods(found.methods ?? []),
      (error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError) setProblem(error)
      },
    )
    return () => leaving.abort()
  }, [])

  async function finish(action: () => Promise<{ user: Parameters<typeof session.accept>[0] | null }>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const { user } = await action()
      if (!user) throw new ApiError('internal')
      await session.accept(user)
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PasskeyCancelled)) throw error
      setProblem(error)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    methods,
    problem,
    isBusy,
    forgetProblem: () => setProblem(null),
    async finishByCode(code: string) {
      if (code.trim() === '') return setProblem('empty')
      await finish(() => callApi(finishWithCode, { body: { code } }))
    },
    finishByPasskey: () =>
      finish(async () => {
        const signed = await signWithPasskey(await callApi(startWithPasskey, {}))
        return callApi(finishWithPasskey, { body: signed })
      }),
    /** Told without waiting: the wait ends by itself in ten minutes. */
    leave: () => void callApi(leaveSecondStep, {}).catch(() => undefined),
  }
}
