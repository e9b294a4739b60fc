import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api-client'

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : 'internal')

/** What a refusal says. */
export function useErrorWords() {
  const { t } = useTranslation('errors')
  return {
    of: (error: Error): string => t(codeOf(error)),
    isTooMany: (error: Error): boolean => codeOf(error) === 'too_many_requests',
  }
}
