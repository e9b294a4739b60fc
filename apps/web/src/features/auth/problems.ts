import type { ApiError, ApiErrorCode } from '../../lib/api-client'

/** Why a form cannot go on: the server's word, or one of the form's own. `useProblemWords` has the sentence for each. */
export type ProblemCode = ApiErrorCode | 'empty_fields' | 'not_adult' | 'long_password'

/** `form` is said for the whole form. A field has its own words below it, or points to those of the form. */
export type Problems<Field extends string> = {
  form: ProblemCode | null
  fields: Partial<Record<Field, ProblemCode | 'see_form'>>
}

export const noProblems: Problems<never> = { form: null, fields: {} }

export function hasProblems(problems: Problems<string>): boolean {
  return problems.form !== null || Object.keys(problems.fields).length > 0
}

/** Puts the server's refusal where the person can mend it (specification, section 8). */
export function problemsOf(error: ApiError): Problems<'email' | 'password'> {
  switch (error.code) {
    case 'email_taken':
    case 'invalid_email':
      return { form: null, fields: { email: error.code } }
    case 'weak_password':
    case 'short_password':
      return { form: null, fields: { password: error.code } }
    case 'invalid_credentials':
      return { form: error.code, fields: { email: 'see_form', password: 'see_form' } }
    default:
      return { form: error.code, fields: {} }
  }
}
