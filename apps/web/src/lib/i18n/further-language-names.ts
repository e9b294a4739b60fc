import type { FurtherLanguage } from '@maitri/contracts'

/** The languages in which the interface is not written, each under its own name and in English. */
export const furtherLanguageNames: Record<FurtherLanguage, { native: string; english: string }> = {
  pa: { native: 'ਪੰਜਾਬੀ', english: 'Punjabi' },
  es: { native: 'Español', english: 'Spanish' },
  fr: { native: 'Français', english: 'French' },
  de: { native: 'Deutsch', english: 'German' },
  zh: { native: '中文', english: 'Chinese' },
  ja: { native: '日本語', english: 'Japanese' },
}
