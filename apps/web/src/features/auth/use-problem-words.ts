import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../lib/api-client'
import type { ProblemCode } from './problems'

/** Refusals whose sentence the specification's catalogue has, or that ask for a decision; every other one is 'An error occurred: …'. */
const catalogued: readonly ApiErrorCode[] = [
  'email_taken',
  'invalid_email',
  'weak_password',
  'short_password',
  'invalid_credentials',
  'too_many_requests',
  'address_unproven',
  'network',
]

/** The sentence for what is wrong with a form. */
export function useProblemWords(): (code: ProblemCode) => string {
  const { t } = useTranslation(['auth', 'errors'])
  return (code) => {
    if (code === 'empty_fields' || code === 'not_adult' || code === 'long_password') return t(`errors.${code}`)
    const words = t(`errors:${code}`)
    return catalogued.includes(code) ? words : t('errors:other', { message: words })
  }
}
