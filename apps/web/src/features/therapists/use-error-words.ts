import { useTranslation } from 'react-i18next'
import { ApiError, type ApiErrorCode } from '../../lib/api-client'

export const codeOf = (error: Error | null): ApiErrorCode => (error instanceof ApiError ? error.code : 'internal')

/** The sentence for a refusal. */
export function useErrorWords(): (error: Error | null) => string {
  const { t } = useTranslation('errors')
  return (error) => t(codeOf(error))
}
