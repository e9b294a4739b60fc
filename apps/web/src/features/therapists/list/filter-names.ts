import { useTranslation } from 'react-i18next'
import type { DayChoice, FeeBand } from '../therapists-search'
import type { FilterName } from './filter-options'

/** What a choice is called: ours by their words, those of the list as they are written there. */
export function useFilterNames(): (name: FilterName, choice: string) => string {
  const { t } = useTranslation(['therapists', 'booking'])
  return (name, choice) => {
    switch (name) {
      case 'days':
        return t(`filters.days.${choice as DayChoice}`)
      case 'session':
        return t(`booking:types.${choice as 'video' | 'audio' | 'in_person'}`)
      case 'fee':
        return t(`filters.fee.${choice as FeeBand}`)
      default:
        return choice.charAt(0).toLocaleUpperCase() + choice.slice(1)
    }
  }
}
