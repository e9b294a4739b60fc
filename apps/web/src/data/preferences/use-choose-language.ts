import type { Language } from '@maitri/domain'
import { setLanguage } from '../../lib/i18n/i18n'
import { useSavePreference } from './use-save-preference'

/** Changes the language at once, here and for the account; false where its words cannot be loaded, for instance offline, and nothing changes. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const save = useSavePreference()
  return async (language) => {
    try {
      const { loadLanguage } = await import('../../lib/i18n/other-catalogues')
      await loadLanguage(language)
    } catch {
      return false
    }
    // A language of the interface takes the place of a further one.
    save({ language, furtherLanguage: null })
    await setLanguage(language)
    return true
  }
}
