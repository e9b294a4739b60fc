import { email, passwordMaxLength, passwordMinLength } from '@maitri/contracts'
import * as z from 'zod/mini'
import type { Problems } from '../problems'

export type CredentialsMode = 'login' | 'sign_up'

export type Credentials = { name: string; email: string; password: string; isAdult: boolean }
export type CredentialsField = keyof Credentials

/** What to mend before the form can be sent; texts and order: specification, section 5. */
export function checkCredentials(mode: CredentialsMode, credentials: Credentials): Problems<CredentialsField> {
  const isNew = mode === 'sign_up'
  const fields: Problems<CredentialsField>['fields'] = {}
  if (isNew && !credentials.isAdult) fields.isAdult = 'not_adult'

  const needed = isNew ? (['name', 'email', 'password'] as const) : (['email', 'password'] as const)
  const empty = needed.filter((field) => isEmpty(field, credentials[field]))
  if (empty.length > 0) {
    for (const field of empty) fields[field] = 'see_form'
    return { form: 'empty_fields', fields }
  }

  if (!isEmail(credentials.email)) fields.email = 'invalid_email'
  const passwordProblem = passwordProblemOf(credentials.password)
  // A password that exists already may be shorter than today's rule.
  if (passwordProblem && (isNew || passwordProblem === 'long_password')) fields.password = passwordProblem
  return { form: null, fields }
}

/** What to mend in a new password alone. */
export function checkNewPassword(password: string): Problems<'password'> {
  if (password === '') return { form: 'empty_fields', fields: { password: 'see_form' } }
  const problem = passwordProblemOf(password)
  return { form: null, fields: problem ? { password: problem } : {} }
}

/** What to mend in an email alone. */
export function checkEmail(address: string): Problems<'email'> {
  if (address.trim() === '') return { form: 'empty_fields', fields: { email: 'see_form' } }
  return { form: null, fields: isEmail(address) ? {} : { email: 'invalid_email' } }
}

function passwordProblemOf(password: string): 'short_password' | 'long_password' | null {
  if (password.length < passwordMinLength) return 'short_password'
  return password.length > passwordMaxLength ? 'long_password' : null
}

const isEmail = (address: string) => z.safeParse(email, address).success

/** Spaces alone are no name and no address, but they may be part of a password. */
const isEmpty = (field: 'name' | 'email' | 'password', value: string) =>
  (field === 'password' ? value : value.trim()) === ''
