import { Lock, Mail, UserRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { TextField } from '../../../components/ui/field'
import { PasswordField } from '../../../components/ui/password-field'
import { loadForCall } from '../../../lib/api-client'
import { useSessionStore } from '../../../lib/session/session'
import { FormMessage } from '../form-message'
import { hasProblems, problemsOf } from '../problems'
import { useProblems } from '../use-problems'
import { useSubmission } from '../use-submission'
import type { Credentials, CredentialsField, CredentialsMode } from './check-credentials'
import styles from './credentials-form.module.css'
import { type Choices, NewPersonChoices, noChoices } from './new-person-choices'

/** An email, and a name where somebody new was being asked for it. */
export type Typed = (string | null)[]

type CredentialsFormProps = {
  mode: CredentialsMode
  initial: Typed
  /** Called with the email typed so far. */
  onForgotPassword: (email: string) => void
  /** Called where the password was right and is not enough. */
  onSecondStep: () => void
}

const iconLook = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What checks and sends is not needed to see the form: it comes once somebody is in it. */
const loadSending = () => import('./send-credentials')
const warmUp = () => void loadSending().catch(() => undefined)

/** Email and password, and for someone new their name and choices. */
export function CredentialsForm({ mode, initial, onForgotPassword, onSecondStep }: CredentialsFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const session = useSessionStore()
  const form = useRef<HTMLFormElement>(null)
  const problems = useProblems<CredentialsField>(form)
  const { isBusy, submit } = useSubmission()
  const [typed, setTyped] = useState({ name: initial[1] ?? '', email: initial[0] ?? '', password: '' })
  const [choices, setChoices] = useState<Choices>(noChoices)
  const isNew = mode === 'sign_up'

  function type(field: keyof typeof typed, text: string): void {
    setTyped((before) => ({ ...before, [field]: text }))
    problems.forget(field)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const credentials: Credentials = { ...typed, isAdult: choices.isAdult }
    await submit(
      async () => {
        const { checkCredentials, sendCredentials } = await loadForCall(loadSending)
        const found = checkCredentials(mode, credentials)
        if (hasProblems(found)) return problems.show(found)
        problems.forgetAll()
        const user = await sendCredentials(mode, typed, choices)
        if (!user) return onSecondStep()
        await session.accept(user)
      },
      (error) => problems.show(problemsOf(error)),
    )
  }

  return (
    <form ref={form} noValidate method="post" className={styles.form} onFocus={warmUp} onSubmit={send}>
      {isNew && (
        <TextField
          {...problems.of('name')}
          label={t('fields.name')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={100}
          icon={<UserRound {...iconLook} />}
          required
          value={typed.name}
          onChange={(event) => type('name', event.target.value)}
        />
      )}
      <TextField
        {...problems.of('email')}
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        icon={<Mail {...iconLook} />}
        required
        value={typed.email}
        onChange={(event) => type('email', event.target.value)}
      />
      <PasswordField
        {...problems.of('password')}
        label={t('fields.password')}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        placeholder={isNew ? t('fields.password_placeholder') : undefined}
        showLabel={t('fields.show_password')}
        hideLabel={t('fields.hide_password')}
        capsLockHint={t('fields.caps_lock')}
        icon={<Lock {...iconLook} />}
        required
        value={typed.password}
        onChange={(event) => type('password', event.target.value)}
      />
      {isNew ? (
        <NewPersonChoices
          choices={choices}
          error={problems.of('isAdult').error}
          onChange={(next) => {
            setChoices(next)
            problems.forget('isAdult')
          }}
        />
      ) : (
        <Button variant="quiet" size="small" className={styles.forgot} onClick={() => onForgotPassword(typed.email)}>
          {t('reset.link')}
        </Button>
      )}
      <FormMessage message={problems.message} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('common:processing')}>
        {t(`mode.${mode}`)}
      </Button>
    </form>
  )
}
