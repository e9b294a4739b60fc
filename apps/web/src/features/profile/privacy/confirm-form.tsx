import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { signInStateQuery } from '../../../data/account-query'
import { ApiError } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { OwnPasswordField } from '../account/own-password-field'
import rows from '../rows.module.css'

type ConfirmFormProps = {
  action: string
  actingLabel: string
  variant?: 'primary' | 'dangerFilled'
  /** Does it; the password is null where the account has none. What it throws is told, and the form can be sent again. */
  onConfirm: (password: string | null) => Promise<void>
  /** What a refusal is told as; its reason stands at the end. */
  failed: (reason: string) => string
  /** Another way out beside the action. */
  beside?: ReactNode
}

/** Asks once more who it is, before what cannot be taken back (`docs/safety.md` P7). */
export function ConfirmForm({ action, actingLabel, variant = 'primary', onConfirm, failed, beside }: ConfirmFormProps) {
  const { t } = useTranslation(['data', 'common'])
  const errorMessage = useErrorMessage()
  const form = useRef<HTMLFormElement>(null)
  const signIn = useQuery(signInStateQuery)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => onConfirm(signIn.data?.hasPassword ? password : null),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'wrong_password') show(errorMessage(error))
    },
  })
  const isOfField = confirm.error instanceof ApiError && confirm.error.code === 'wrong_password'

  /** Drawn before the focus moves, so that a screen reader reads the field with its error. */
  function show(words: string) {
    flushSync(() => setProblem(words))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    if (signIn.data?.hasPassword && password === '') show(t('confirm.empty'))
    else confirm.mutate()
  }

  if (signIn.isPending) return <Loading label={t('common:loading')} />
  if (signIn.isError)
    return (
      <FailedState
        message={t('confirm.unknown')}
        retryLabel={t('common:try_again')}
        onRetry={() => void signIn.refetch()}
        isRetrying={signIn.isFetching}
      />
    )
  return (
    <form ref={form} noValidate method="post" className={rows.form} onSubmit={send}>
      {signIn.data.hasPassword ? (
        <OwnPasswordField
          name="password"
          label={t('confirm.password')}
          hint={t('confirm.why')}
          autoComplete="current-password"
          required
          value={password}
          error={problem ?? undefined}
          onChange={({ target }) => {
            setPassword(target.value)
            setProblem(null)
          }}
        />
      ) : (
        <p className={rows.note}>{t('confirm.google')}</p>
      )}
      {confirm.isError && !isOfField && (
        <Notice tone="error" role="alert">
          {failed(errorMessage(confirm.error))}
        </Notice>
      )}
      <div className={rows.actions}>
        <Button type="submit" variant={variant} busy={confirm.isPending} busyLabel={actingLabel}>
          {action}
        </Button>
        {beside}
      </div>
    </form>
  )
}
