import { changePassword } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useToast } from '../../../../components/ui/toast'
import { ApiError, callApi } from '../../../../lib/api-client'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import rows from '../../rows.module.css'
import { OwnPasswordField } from '../own-password-field'
import { sessionsQuery } from '../sessions/sessions-query'
import { checkNewPassword, type PasswordField, type PasswordProblem, type TypedPasswords } from './check-new-password'

type PasswordFormProps = { email: string; onSaved: () => void }

type Code = PasswordProblem['code'] | 'wrong' | 'weak'

/** The refusals of the specification's catalogue, each at the field that can mend it. */
const refusals: Partial<Record<ApiError['code'], { field: PasswordField; code: Code }>> = {
  wrong_password: { field: 'current', code: 'wrong' },
  weak_password: { field: 'new', code: 'weak' },
  short_password: { field: 'new', code: 'short' },
}

/** Current password, new one, and the new one once more; texts and order: specification, sections 5 and 8. */
export function PasswordForm({ email, onSaved }: PasswordFormProps) {
  const { t } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const [typed, setTyped] = useState<TypedPasswords>({ current: '', new: '', confirm: '' })
  const [problem, setProblem] = useState<{ fields: PasswordField[]; code: Code } | null>(null)
  useEffect(() => first.current?.focus(), [])

  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(changePassword, { body: { currentPassword: typed.current, newPassword: typed.new } }),
    onSuccess: () => {
      void queryClient.invalidateQueries(sessionsQuery)
      toast({ tone: 'success', message: t('password.updated') })
      onSaved()
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? refusals[error.code] : undefined
      if (refusal) show({ fields: [refusal.field], code: refusal.code })
      else toast({ tone: 'error', message: t('password.error', { message: errorMessage(error) }) })
    },
  })

  /** Drawn before the focus moves, so that a screen reader reads the field with its error. */
  function show(found: { fields: PasswordField[]; code: Code }) {
    flushSync(() => setProblem(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const found = checkNewPassword(typed)
    if (found) show(found)
    else save.mutate()
  }

  const fieldProps = (field: PasswordField) => ({
    name: field,
    value: typed[field],
    isInvalid: problem?.fields.includes(field),
    // Said once, at the first of the fields that it is about.
    error: problem?.fields[0] === field ? t(`password.${problem.code}`) : undefined,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: target.value })
      setProblem(null)
    },
  })

  return (
    <form ref={form} noValidate method="post" className={rows.form} onSubmit={send}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <OwnPasswordField
        {...fieldProps('current')}
        ref={first}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <OwnPasswordField
        {...fieldProps('new')}
        label={t('password.new')}
        hint={t('password.new_hint')}
        autoComplete="new-password"
      />
      <OwnPasswordField {...fieldProps('confirm')} label={t('password.confirm')} autoComplete="new-password" />
      <div className={rows.actions}>
        <Button type="submit" busy={save.isPending} busyLabel={t('details.saving')}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  )
}
