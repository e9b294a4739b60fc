import { displayName, email } from '@maitri/contracts'
import * as z from 'zod/mini'

export type TypedDetails = { name: string; email: string; password: string }
export type DetailsField = keyof TypedDetails

/** Why a field has to change before it can be saved. */
export type DetailsProblem = { field: DetailsField; code: 'name_empty' | 'invalid_email' | 'password_empty' }

/** Whether another address was typed than the account has. */
export const isOtherEmail = (typed: string, email: string) => typed.trim().toLowerCase() !== email

/** The first thing to mend, from above; null where all can be sent. */
export function checkDetails(typed: TypedDetails, account: { email: string; hasPassword: boolean }) {
  const problem = (field: DetailsField, code: DetailsProblem['code']): DetailsProblem => ({ field, code })
  if (!z.safeParse(displayName, typed.name).success) return problem('name', 'name_empty')
  if (!z.safeParse(email, typed.email).success) return problem('email', 'invalid_email')
  const needsPassword = isOtherEmail(typed.email, account.email) && account.hasPassword
  return needsPassword && typed.password === '' ? problem('password', 'password_empty') : null
}
