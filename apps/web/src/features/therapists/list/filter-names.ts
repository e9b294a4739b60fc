import { spokenLanguage } from '@maitri/content/spoken-language'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n/i18n'
import type { DayChoice, FeeBand } from '../therapists-search'
import type { FilterName } from './filter-options'
import { sampleBySpecialty } from './sample-profiles'

/** What a choice is called: ours by their words, the samples' specialties and all languages in the person's language, the rest as written. */
export function useFilterNames(): (name: FilterName, choice: string) => string {
  const { t } = useTranslation(['therapists', 'booking'])
  const language = currentLanguage()
  return (name, choice) => {
    switch (name) {
      case 'days':
        return t(`filters.days.${choice as DayChoice}`)
      case 'session':
        return t(`booking:types.${choice as 'video' | 'audio' | 'in_person'}`)
      case 'fee':
        return t(`filters.fee.${choice as FeeBand}`)
      case 'language':
        return spokenLanguage(choice, language)
      default:
        if (choice in sampleBySpecialty)
          return t(`samples.${sampleBySpecialty[choice as keyof typeof sampleBySpecialty]}.specialization`)
        return choice.charAt(0).toLocaleUpperCase() + choice.slice(1)
    }
  }
}
