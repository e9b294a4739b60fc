import { type Providers, transcriptionProviders } from './transcription-providers'

/** Services of others that the operator or a person can choose, by what they do; `transcription-providers.ts` has those that every page must know. */
export const translationProviders = {
  'google-translate': { brand: 'Google Translation' },
  libretranslate: { brand: 'LibreTranslate' },
} as const satisfies Providers

export const textSentimentProviders = {
  'google-language': { brand: 'Google Natural Language' },
} as const satisfies Providers
export const videoProviders = {
  'google-video': { brand: 'Google Cloud Video Intelligence' },
} as const satisfies Providers
export const dialogProviders = { dialogflow: { brand: 'Dialogflow' } } as const satisfies Providers

export type TranslationProviderName = keyof typeof translationProviders

/** The names of a list, as a schema takes them. */
export const namesOf = <List extends Providers>(list: List) =>
  Object.keys(list) as [keyof List & string, ...(keyof List & string)[]]

/** Whose keys a person may bring. */
const keyProviders = {
  ...transcriptionProviders,
  ...translationProviders,
  ...textSentimentProviders,
  ...dialogProviders,
} as const

export type KeyService = keyof typeof keyProviders
export const keyServices = namesOf(keyProviders)

/** The name that people know a service by; null where it is a server of this installation. */
export const brandOf = (service: KeyService): string | null => keyProviders[service].brand

/** What a page's words are chosen by: the service's name, or a server of this installation. */
export const serviceKind = (service: KeyService): 'named' | 'own' => (brandOf(service) === null ? 'own' : 'named')
