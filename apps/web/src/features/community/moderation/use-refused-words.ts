import { type PublicTextReason, publicTextReasons } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api-client'
import { oneOf } from '../../../lib/one-of'

/** What to change in a field whose words may not be shown to others, rule by rule; null where the server did not refuse it for its words. */
export function useRefusedWords(): (error: unknown, path: string) => string | null {
  const { t } = useTranslation('moderation')
  return (error, path) => {
    if (!(error instanceof ApiError) || error.code !== 'text_refused') return null
    const rules = error.fieldCodes
      .filter((field) => field.path === path)
      .map(({ code }) => oneOf(publicTextReasons as readonly PublicTextReason[], code))
      .filter((code) => code !== undefined)
    return rules.length > 0 ? rules.map((rule) => t(`rules.${rule}`)).join(' ') : null
  }
}
