import { useTranslation } from 'react-i18next'
import { ApiError, type ApiErrorCode } from '../api-client'

/** The code of a refusal; a bug is called one. */
export const errorCodeOf = (error: unknown): ApiErrorCode => (error instanceof ApiError ? error.code : 'internal')

/** Why a call did not succeed, in words. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => t(errorCodeOf(error))
}
