import { type Format, formatFor } from '@maitri/content/format'
import { useTranslation } from 'react-i18next'

/** Dates, times, numbers and lists in the language of the interface. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatFor(i18n.language)
}

/** Browsers still give some zones the name that they had once. */
const namesOfToday: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

/** The IANA name of the device's time zone, as it is called today. */
export function deviceTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return namesOfToday[timeZone] ?? timeZone
}
