import * as z from 'zod/mini'
import { language } from './fields'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The specification's profile languages in which the interface is not written: it stays English, and texts of others can be translated into them. */
export const furtherLanguages = ['pa', 'es', 'fr', 'de', 'zh', 'ja'] as const
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** `darkMode` and `dataSharingConsent` of the specification are derived: from `theme`, and from the consent record 'improvement'. */
export const preferences = z.object({
  notifications: z.boolean(),
  theme: z.enum(themes),
  darkMode: z.boolean(),
  language,
  /** Chosen instead of one of the interface's languages; null otherwise. */
  furtherLanguage: z.nullable(z.enum(furtherLanguages)),
  dataSharingConsent: z.boolean(),
})

export type Preferences = z.infer<typeof preferences>
