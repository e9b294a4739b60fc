import { finishWithCode, finishWithPasskey, leaveSecondStep, readSecondStep, startWithPasskey } from '@maitri/contracts'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { TextField } from '../../../components/ui/field'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { ApiError, callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useSessionStore } from '../../../lib/session/session'
import { canUsePasskeys, PasskeyCancelled, signWithPasskey } from '../../../platform/passkeys'
import styles from '../credentials/credentials-form.module.css'
import { EntryHeading } from '../frame/entry-heading'

type Methods = readonly ('passkey' | 'totp')[]

/** After the password, or Google: a passkey, the code of an app, or a recovery code. */
export function SecondStepForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['second_step', 'common'])
  const session = useSessionStore()
  const errorMessage = useErrorMessage()
  const [methods, setMethods] = useState<Methods | null>(null)
  const [code, setCode] = useState('')
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

  function send(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return setProblem('empty')
    void finish(() => callApi(finishWithCode, { body: { code } }))
  }

  const finishByPasskey = () =>
    finish(async () => {
      const signed = await signWithPasskey(await callApi(startWithPasskey, {}))
      return callApi(finishWithPasskey, { body: signed })
    })

  function leave() {
    // Told without waiting: the wait ends by itself in ten minutes.
    void callApi(leaveSecondStep, {}).catch(() => undefined)
    onLeave()
  }

  function sentence(found: 'empty' | Error) {
    if (found === 'empty') return t('empty')
    return found instanceof PasskeyCancelled ? t('passkeys.cancelled') : errorMessage(found)
  }

  const hasApp = methods?.includes('totp') ?? false
  return (
    <>
      <EntryHeading title={t('sign_in.heading')} lead={t('sign_in.lead')} isFocused />
      {methods === null && problem === null && <Loading label={t('common:loading')} />}
      <form noValidate method="post" className={styles.form} onSubmit={send}>
        {methods?.includes('passkey') && canUsePasskeys() && (
          <Button
            size="large"
            wide
            icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void finishByPasskey()}
          >
            {t('sign_in.passkey')}
          </Button>
        )}
        {methods !== null && (
          <TextField
            name="code"
            label={t(hasApp ? 'sign_in.code' : 'sign_in.recovery')}
            hint={hasApp ? t('sign_in.code_hint') : undefined}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            isInvalid={problem !== null}
            aria-describedby={problem === null ? undefined : 'second-step-problem'}
            value={code}
            required
            onChange={({ target }) => {
              setCode(target.value)
              setProblem(null)
            }}
          />
        )}
        {problem !== null && (
          <div id="second-step-problem">
            <Notice tone="error" role="alert">
              {sentence(problem)}
            </Notice>
          </div>
        )}
        {methods !== null && (
          <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('common:processing')}>
            {t('sign_in.submit')}
          </Button>
        )}
        <Button variant="quiet" onClick={leave}>
          {t('sign_in.back')}
        </Button>
      </form>
    </>
  )
}
