import type { SignInState } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { CheckedTextField } from '../../../../safety/checked-field'
import rows from '../../rows.module.css'
import type { Account } from '../account'
import { OwnPasswordField } from '../own-password-field'
import { useDetailsForm } from './use-details-form'

type DetailsFormProps = {
  account: Account
  signIn: SignInState
  takesFocus: boolean
  onSaved: (otherName: string | null) => void
}

/** Name and email as fields. Another email is asked for with the password, and stands once its link was opened. */
export function DetailsForm({ account, signIn, takesFocus, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('account')
  const first = useRef<HTMLInputElement>(null)
  const { form, check, fieldProps, needsPassword, isSaving, send } = useDetailsForm({ account, signIn, onSaved })
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])

  return (
    <form ref={form} noValidate method="post" className={rows.form} onSubmit={(event) => void send(event)}>
      {check.panel}
      <CheckedTextField
        check={check}
        {...fieldProps('name')}
        ref={first}
        label={t('details.name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
        required
      />
      <TextField
        {...fieldProps('email')}
        label={t('details.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {needsPassword && (
        <OwnPasswordField
          {...fieldProps('password')}
          label={t('details.password')}
          hint={t('details.password_why')}
          autoComplete="current-password"
          required
        />
      )}
      <div className={rows.actions}>
        <Button type="submit" busy={isSaving} busyLabel={t('details.saving')}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  )
}
