import { useTranslation } from 'react-i18next'

/** Day and time of a moment in the person's zone and language. */
export function useMomentText(): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  })
  return (moment) => format.format(new Date(moment))
}

/** The day alone. */
export function useDayText(): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', numberingSystem: 'latn' })
  return (moment) => format.format(new Date(moment))
}
