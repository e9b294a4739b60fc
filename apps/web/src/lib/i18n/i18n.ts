import commonEnglish from '@maitri/content/messages/en/common.json'
import errorsEnglish from '@maitri/content/messages/en/errors.json'
import shellEnglish from '@maitri/content/messages/en/shell.json'
import { firstSpoken, type Language, languages } from '@maitri/domain'
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { scriptFontUrl } from '../../styles/script-fonts'
import { readStored, writeStored } from '../stored-value'

const key = 'preferredLanguage'

/** The English of the screens that a first visit may begin with; the rest of the list is as long as there are screens, and comes when asked for. */
const firstEnglish = import.meta.glob<ResourceKey>(
  '../../../../../packages/content/messages/en/{auth,check_in,crisis,frame,help,home}.json',
  {
    import: 'default',
  },
)

/**
 * Loads one file per language and namespace when a screen first needs it. Where a language has none, English takes its place: an empty
 * answer would count as loaded before the English words are there.
 */
const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    loadCatalogue(language, namespace).then(
      (catalogue) => done(null, catalogue),
      // 'true' lets i18next ask again, up to five times: a screen must never show the names of its words instead of them.
      (error: Error) => done(error, true),
    )
  },
}

async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const path = `../../../../../packages/content/messages/${language}/${namespace}.json`
  const load = firstEnglish[path] ?? (await import('./other-catalogues')).findCatalogue(language, namespace)
  if (!load) throw new Error(`No messages named ${namespace}`)
  return load()
}

/** Whether all these words are there in a language, the interface's or another. */
export function hasWords(language: Language, namespaces: readonly string[]): boolean {
  return namespaces.every((namespace) => i18next.hasResourceBundle(language, namespace))
}

/** Brings words in a language that the interface is not in; rejects where they cannot be loaded. */
export async function loadWords(language: Language, namespaces: readonly string[]): Promise<void> {
  preloadFont(language)
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  const catalogues = await Promise.all(missing.map((namespace) => loadCatalogue(language, namespace)))
  for (const [at, namespace] of missing.entries()) i18next.addResourceBundle(language, namespace, catalogues[at])
}

export function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value)
}

/** The language chosen on this device; where none was, the one that the browser asks for, as the server understands it, or else English. */
function firstLanguage(): Language {
  const stored = readStored(key)
  return isLanguage(stored) ? stored : firstSpoken(navigator.languages)
}

/** Whether a language is kept on this device, a choice or that of an address; otherwise the browser's is spoken. */
export const hasChosenLanguage = (): boolean => readStored(key) !== null

/** Prepares messages in the language that the page begins in; resolves when the words of the shell are there. */
export async function startI18n(language: Language = firstLanguage()): Promise<void> {
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next
    if (isLanguage(next)) preloadFont(next)
  })
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: languages,
      load: 'currentOnly',
      ns: ['common', 'shell', 'errors'],
      defaultNS: 'common',
      // The shell's English comes with the first script: one round trip less for most first visits, and a fallback that is always there.
      resources: { en: { common: commonEnglish, shell: shellEnglish, errors: errorsEnglish } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** Asks for the script's font while the words are still on their way. */
function preloadFont(language: Language): void {
  const href = scriptFontUrl(language)
  if (!href || document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: '' })
  document.head.append(link)
}

/** Takes effect at once and is kept for the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  writeStored(key, language)
  await i18next.changeLanguage(language)
}

/** The language the interface is in now. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en'
}
