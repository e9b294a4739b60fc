import { resetPassword } from '@maitri/contracts'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { PasswordField } from '../../../components/ui/password-field'
import { callApi } from '../../../lib/api-client'
import { checkNewPassword } from '../credentials/check-credentials'
import { FormMessage } from '../form-message'
import { EntryHeading } from '../frame/entry-heading'
import { hasProblems, problemsOf } from '../problems'
import { useProblems } from '../use-problems'
import { useSubmission } from '../use-submission'
import styles from './reset.module.css'

type NewPasswordFormProps = {
  /** From the link that was mailed. */
  token: string
  onSaved: () => void
  /** The link was used before, or is too old. */
  onTokenRefused: () => void
}

export function NewPasswordForm({ token, onSaved, onTokenRefused }: NewPasswordFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems<'email' | 'password'>(form)
  const { isBusy, submit } = useSubmission()
  const [password, setPassword] = useState('')
  const [mayStartEmpty, setMayStartEmpty] = useState(false)

  async function save(startsEmpty: boolean): Promise<void> {
    const found = checkNewPassword(password)
    if (hasProblems(found)) return problems.show(found)
    await submit(
      async () => {
        problems.forgetAll()
        await callApi(resetPassword, { body: { token, password, startsEmpty } })
        onSaved()
      },
      (error) => {
        if (error.code === 'reset_token_invalid') return onTokenRefused()
        setMayStartEmpty(error.code === 'address_unproven')
        problems.show(problemsOf(error))
      },
    )
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    void save(false)
  }

  return (
    <>
      <EntryHeading title={t('reset.choose_heading')} lead={t('reset.choose_lead')} />
      <form ref={form} noValidate method="post" className={styles.form} onSubmit={send}>
        <PasswordField
          {...problems.of('password')}
          label={t('fields.new_password')}
          name="password"
          autoComplete="new-password"
          placeholder={t('fields.password_placeholder')}
          showLabel={t('fields.show_password')}
          hideLabel={t('fields.hide_password')}
          capsLockHint={t('fields.caps_lock')}
          icon={<Lock size={20} strokeWidth={1.75} aria-hidden="true" />}
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            problems.forget('password')
          }}
        />
        <FormMessage message={problems.message} />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('common:processing')}>
          {t('reset.choose_submit')}
        </Button>
        {mayStartEmpty && (
          <Button variant="secondary" wide onClick={() => void save(true)}>
            {t('start_empty')}
          </Button>
        )}
      </form>
    </>
  )
}
