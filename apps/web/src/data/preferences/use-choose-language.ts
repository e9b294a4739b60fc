import type { Language } from '@maitri/domain'
import { setLanguage } from '../../lib/i18n/i18n'
import { useSavePreference } from './use-save-preference'

/** Changes the language at once, here and for the account. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const save = useSavePreference()
  return (language) => {
    // A language of the interface takes the place of a further one.
    save({ language, furtherLanguage: null })
    return setLanguage(language)
  }
}
