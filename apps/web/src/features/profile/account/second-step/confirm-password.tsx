import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import rows from '../../rows.module.css'
import { OwnPasswordField } from '../own-password-field'

type ConfirmPasswordProps = {
  email: string
  /** False for someone who came through Google: the server asks for a recent sign-in instead. */
  hasPassword: boolean
  isBusy: boolean
  /** Why the last try was refused. */
  error: string | null
  onConfirm: (password: string | null) => void
  onCancel: () => void
}

/** Asks once more who it is, before a second factor changes. */
export function ConfirmPassword({ email, hasPassword, isBusy, error, onConfirm, onCancel }: ConfirmPasswordProps) {
  const { t } = useTranslation('second_step')
  const first = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(() => first.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    setIsEmpty(hasPassword && password === '')
    if (!hasPassword) onConfirm(null)
    else if (password !== '') onConfirm(password)
  }

  const shown = isEmpty ? t('empty') : (error ?? undefined)
  return (
    <form noValidate method="post" className={rows.form} onSubmit={send}>
      {hasPassword ? (
        <>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <OwnPasswordField
            ref={first}
            name="password"
            label={t('password')}
            hint={t('password_why')}
            autoComplete="current-password"
            value={password}
            error={shown}
            required
            onChange={({ target }) => setPassword(target.value)}
          />
        </>
      ) : (
        shown && <p role="alert">{shown}</p>
      )}
      <div className={rows.actions}>
        <Button type="submit" busy={isBusy}>
          {t('go_on')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
