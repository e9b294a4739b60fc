import * as z from 'zod/mini'
import { consentPurposes } from './consents'
import { endpoint } from './endpoint'
import { displayName, language, moment } from './fields'
import { furtherLanguages, preferences, themes } from './preferences'

export const consent = z.object({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  textVersion: z.string(),
  language,
  at: moment,
})

/** The user record of the specification, section 3, with the consent records of `docs/safety.md` P1, newest first. */
export const account = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  createdAt: moment,
  lastLogin: moment,
  lastUpdated: z.nullable(moment),
  preferences,
  consents: z.array(consent),
})

export const updateAccountInput = z.object({
  displayName: z.optional(displayName),
  preferences: z.optional(
    z.object({
      notifications: z.optional(z.boolean()),
      theme: z.optional(z.enum(themes)),
      language: z.optional(language),
      furtherLanguage: z.optional(z.nullable(z.enum(furtherLanguages))),
    }),
  ),
  /** When each preference was chosen, by the server's clock as far as the device knows it; missing, it is now. Of two choices the later stands. */
  chosenAt: z.optional(
    z.object({
      notifications: z.optional(moment),
      theme: z.optional(moment),
      language: z.optional(moment),
      furtherLanguage: z.optional(moment),
    }),
  ),
})

export const setConsentInput = z.object({ granted: z.boolean(), language })

/** Counts of what the person did, derived from activities. */
export const progress = z.object({
  insightsRead: z.int(),
  toolsUsed: z.int(),
  routinesCompleted: z.int(),
  mindmitraChats: z.int(),
  updatedAt: moment,
})

export const readAccount = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'person',
  summary: 'The person, preferences and consents',
  response: account,
})
export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/me',
  access: 'person',
  summary: 'Change name or preferences',
  body: updateAccountInput,
  response: account,
})
export const setConsent = endpoint({
  method: 'PUT',
  path: '/api/me/consents/{purpose}',
  access: 'person',
  summary: 'Give or withdraw one consent',
  params: z.object({ purpose: z.enum(consentPurposes) }),
  body: setConsentInput,
  response: account,
})
export const readProgress = endpoint({
  method: 'GET',
  path: '/api/me/progress',
  access: 'person',
  summary: 'Counts of what the person did',
  response: progress,
})
