import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api-client'

/** Why a call did not succeed, in words; a bug is called one. */
export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => t(error instanceof ApiError ? error.code : 'internal')
}
