import { languages } from '@maitri/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { furtherLanguages } from './preferences'
import { namesOf, translationProviders } from './providers'
import { name } from './text'

/** What can be asked for: the eight languages of the interface and the further ones of the profile. */
export const translationLanguages = [...languages, ...furtherLanguages] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

/** Whose words can be translated: what people and the operator wrote for everyone to read. Nothing private can be named. */
export const translatedKinds = ['group', 'therapist'] as const
export type TranslatedKind = (typeof translatedKinds)[number]

/** The most groups or profiles of one request. */
export const translationMaxIds = 20

const languageOfTranslation = z.enum(translationLanguages)

/** What translates here, and into which languages; `service` is null where nothing does. */
const offer = z.object({
  service: z.nullable(z.enum(namesOf(translationProviders))),
  languages: z.array(languageOfTranslation),
})
export type TranslationOffer = z.infer<typeof offer>

const body = z.object({
  kind: z.enum(translatedKinds),
  ids: z.array(name(60)).check(z.minLength(1), z.maxLength(translationMaxIds)),
  language: languageOfTranslation,
})

/** Each text that was found with its translation; one that the service garbled stands as it was written. */
const translated = z.object({
  service: z.enum(namesOf(translationProviders)),
  texts: z.array(z.object({ original: z.string(), translated: z.string() })),
})
export type Translated = z.infer<typeof translated>

export const readTranslationOffer = endpoint({
  method: 'GET',
  path: '/api/translation',
  access: 'public',
  summary: 'What translates the words of others here, and into which languages',
  response: offer,
})
export const readOwnTranslationOffer = endpoint({
  method: 'GET',
  path: '/api/me/translation',
  access: 'person',
  summary: "The same, by the person's own key where they have one",
  response: offer,
})
/**
 * Names texts by whose they are and never carries any, so that nothing private can be sent to a service. What is not there any more is left
 * out. Refused as `provider_not_configured` where nothing translates, and as `provider_failed` where the service did not.
 */
export const translatePublicWords = endpoint({
  method: 'POST',
  path: '/api/translation',
  access: 'public',
  summary: 'Machine translation of words that others wrote',
  body,
  response: translated,
})
export const translatePublicWordsForPerson = endpoint({
  method: 'POST',
  path: '/api/me/translation',
  access: 'person',
  summary: "The same, by the person's own key where they have one, and with the groups that only they see",
  body,
  response: translated,
})
