import type { SignInState } from '@maitri/contracts'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useToast } from '../../../../components/ui/toast'
import { useFormDraft } from '../../../../data/use-form-draft'
import { ApiError } from '../../../../lib/api-client'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { Account } from '../account'
import { checkDetails, type DetailsField, isOtherEmail, type TypedDetails } from './check-details'
import { useSaveDetails } from './use-save-details'

/** Which field a refusal of the server is about. */
const fieldOf: Partial<Record<ApiError['code'], DetailsField>> = {
  email_taken: 'email',
  invalid_email: 'email',
  wrong_password: 'password',
}

/** What was typed and not saved when the screen was left; never the password. */
export const detailsDraft = { name: 'account details', schema: z.object({ name: z.string(), email: z.string() }) }

type DetailsFormOptions = { account: Account; signIn: SignInState; onSaved: (otherName: string | null) => void }

/** What was typed of name and email, what is wrong with it, and sending it: the name passes the gate before it goes anywhere. */
export function useDetailsForm({ account, signIn, onSaved }: DetailsFormOptions) {
  const { t } = useTranslation(['account', 'errors'])
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const check = useSafetyCheck()
  const { draft, begun, change, drop } = useFormDraft({
    ...detailsDraft,
    begin: { name: account.displayName, email: account.email },
  })
  const [password, setPassword] = useState('')
  // What the person left as it was is as the account has it now: another device may have changed it since.
  const typed: TypedDetails = {
    name: draft.name === begun.name ? account.displayName : draft.name,
    email: draft.email === begun.email ? account.email : draft.email,
    password,
  }
  const [problem, setProblem] = useState<{ field: DetailsField; words: string } | null>(null)
  const needsPassword = isOtherEmail(typed.email, account.email) && signIn.hasPassword
  const begunName = draft.name === begun.name ? account.displayName : begun.name
  const save = useSaveDetails({ account, signIn, typed, begunName, onSuccess, onError })
  /** Drawn before the focus moves, so that a screen reader reads the field with its error. */
  function show(field: DetailsField, words: string) {
    flushSync(() => setProblem({ field, words }))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function onSuccess(otherName: string | null) {
    drop()
    toast({ tone: 'success', message: t('details.updated') })
    onSaved(otherName)
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

  return { form, check, fieldProps, needsPassword, isSaving: save.isPending, send }
}
