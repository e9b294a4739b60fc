import { changeEmail, type SignInState, updateAccount } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { useToast } from '../../../../components/ui/toast'
import { accountQuery, signInStateQuery } from '../../../../data/account-query'
import { useFormDraft } from '../../../../data/use-form-draft'
import { ApiError, callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { useSessionStore } from '../../../../lib/session/session'
import { CheckedTextField } from '../../../../safety/checked-field'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import rows from '../../rows.module.css'
import type { Account } from '../account'
import { OwnPasswordField } from '../own-password-field'
import { checkDetails, type DetailsField, isOtherEmail, type TypedDetails } from './check-details'

type DetailsFormProps = { account: Account; signIn: SignInState; takesFocus: boolean; onSaved: () => void }

/** Which field a refusal of the server is about. */
const fieldOf: Partial<Record<ApiError['code'], DetailsField>> = {
  email_taken: 'email',
  invalid_email: 'email',
  wrong_password: 'password',
}

/** What was typed and not saved when the screen was left; never the password. */
export const detailsDraft = { name: 'account details', schema: z.object({ name: z.string(), email: z.string() }) }

/** Name and email as fields. Another email is asked for with the password, and stands once its link was opened. */
export function DetailsForm({ account, signIn, takesFocus, onSaved }: DetailsFormProps) {
  const { t } = useTranslation(['account', 'errors'])
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const check = useSafetyCheck()
  const { draft, change, drop } = useFormDraft({
    ...detailsDraft,
    begin: { name: account.displayName, email: account.email },
  })
  const [password, setPassword] = useState('')
  const typed: TypedDetails = { ...draft, password }
  const [problem, setProblem] = useState<{ field: DetailsField; words: string } | null>(null)
  const needsPassword = isOtherEmail(typed.email, account.email) && signIn.hasPassword
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])

  const save = useSaveDetails({ account, signIn, typed, onSuccess, onError })
  /** Drawn before the focus moves, so that a screen reader reads the field with its error. */
  function show(field: DetailsField, words: string) {
    flushSync(() => setProblem({ field, words }))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function onSuccess() {
    drop()
    toast({ tone: 'success', message: t('details.updated') })
    onSaved()
  }

  function onError(error: Error) {
    const words = errorMessage(error)
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined
    if (field) show(field, words)
    toast({ tone: 'error', message: t('details.not_updated', { message: words }) })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const found = checkDetails(typed, { email: account.email, hasPassword: signIn.hasPassword })
    if (!found) {
      // A name is free text too: help stands above it before it goes anywhere, and a second press means it.
      const ruling = await check.mayGo([typed.name])
      if (ruling === 'held') return show('name', t('details.name_waits'))
      if (ruling === 'goes') save.mutate()
      return
    }
    void check.read(typed.name)
    const words = {
      name_empty: t('details.name_empty'),
      invalid_email: t('errors:invalid_email'),
      password_empty: t('password.empty'),
    }
    show(found.field, words[found.code])
  }

  const fieldProps = (field: DetailsField) => ({
    name: field,
    value: typed[field],
    error: problem?.field === field ? problem.words : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      if (field === 'password') setPassword(target.value)
      else change({ ...draft, [field]: target.value })
      if (problem?.field === field) setProblem(null)
    },
  })

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
        <Button type="submit" busy={save.isPending} busyLabel={t('details.saving')}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  )
}

type SaveDetailsOptions = {
  account: Account
  signIn: SignInState
  typed: TypedDetails
  /** Both are heard also where the screen was left meanwhile. */
  onSuccess: () => void
  onError: (error: Error) => void
}

/** Sends what differs from the account. The address goes first: where it is refused, nothing was changed. */
function useSaveDetails({ account, signIn, typed, onSuccess, onError }: SaveDetailsOptions) {
  const { name, email, password } = typed
  const session = useSessionStore()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (isOtherEmail(email, account.email)) {
        const body = { email, password: signIn.hasPassword ? password : null, language: currentLanguage() }
        queryClient.setQueryData(signInStateQuery.queryKey, await callApi(changeEmail, { body }))
      }
      if (name.trim() !== account.displayName) {
        const changed = await callApi(updateAccount, { body: { displayName: name } })
        queryClient.setQueryData(accountQuery.queryKey, changed)
        await session.recheck()
      }
    },
    onSuccess,
    onError,
  })
}
