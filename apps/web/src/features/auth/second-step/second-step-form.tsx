import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { TextField } from '../../../components/ui/field'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { canUsePasskeys, PasskeyCancelled } from '../../../platform/passkeys'
import styles from '../credentials/credentials-form.module.css'
import { EntryHeading } from '../frame/entry-heading'
import { useSecondStep } from './use-second-step'

/** After the password, or Google: a passkey, the code of an app, or a recovery code. */
export function SecondStepForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['second_step', 'common'])
  const errorMessage = useErrorMessage()
  const { methods, problem, isBusy, forgetProblem, finishByCode, finishByPasskey, leave } = useSecondStep()
  const [code, setCode] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    void finishByCode(code)
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
              forgetProblem()
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
        <Button
          variant="quiet"
          onClick={() => {
            leave()
            onLeave()
          }}
        >
          {t('sign_in.back')}
        </Button>
      </form>
    </>
  )
}
