import type { Translated, TranslatedKind, TranslationLanguage, TranslationOffer } from '@maitri/contracts'
import type { Logger } from 'pino'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'
import type { TranslationProvider } from '../providers/translation/translation-provider'
import { keepsFigures } from './keeps-figures'
import type { ProviderUse } from './provider-use'
import type { RateLimits } from './rate-limits'

/** How long the languages of a service are believed, and how long it is left alone after it did not name them. */
const languagesKeptMs = 60 * 60 * 1000
const restMs = 60 * 1000
/** Of about two hundred characters each: a few megabytes. */
const mostKept = 10_000

export type Translations = ReturnType<typeof createTranslations>

type TranslationsDependencies = {
  /** The operator's; null where there is none. */
  provider: TranslationProvider | null
  /** What a person brought a key of their own for, or null. */
  findOwn: (uid: string) => Promise<TranslationProvider | null>
  /** What others wrote, as far as this viewer may read it. */
  publicWords: Record<TranslatedKind, (id: string, viewer: string | null) => Promise<readonly string[]>>
  useProvider: ProviderUse
  rateLimits: Pick<RateLimits, 'use'>
  log: Logger
  now: () => number
}

/** `uid` is null where nobody is signed in. */
type Asker = { uid: string | null; address: string }
type Wish = { kind: TranslatedKind; ids: readonly string[]; language: TranslationLanguage; signal: AbortSignal }

/**
 * Machine translation of what others wrote for everyone, on request, by the person's own key first. A text is translated once into each
 * language, and anew where it was changed. Nothing of what is translated is logged.
 */
export function createTranslations({
  provider: operators,
  findOwn,
  publicWords,
  useProvider,
  rateLimits,
  log,
  now,
}: TranslationsDependencies) {
  const kept = new Map<string, string>()
  const known = new Map<TranslationProvider['name'], { languages: TranslationLanguage[]; until: number }>()

  const chosenFor = async (uid: string | null) => (uid === null ? null : await findOwn(uid)) ?? operators

  /** None while the service does not name them. */
  async function languagesOf(provider: TranslationProvider): Promise<TranslationLanguage[]> {
    const found = known.get(provider.name)
    if (found && found.until > now()) return found.languages
    try {
      const languages = await provider.languages()
      known.set(provider.name, { languages, until: now() + languagesKeptMs })
      return languages
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ provider: provider.name, kind: error.kind, status: error.status }, 'languages of translation unknown')
      const languages = found?.languages ?? []
      known.set(provider.name, { languages, until: now() + restMs })
      return languages
    }
  }

  function keep(key: string, text: string) {
    kept.set(key, text)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async offer(uid: string | null): Promise<TranslationOffer> {
      const provider = await chosenFor(uid)
      if (!provider) return { service: null, languages: [] }
      return { service: provider.name, languages: await languagesOf(provider) }
    },

    async translate({ uid, address }: Asker, { kind, ids, language, signal }: Wish): Promise<Translated> {
      const provider = await chosenFor(uid)
      if (!provider) throw new AppError('provider_not_configured')
      await rateLimits.use('translation', uid ?? address)
      const words = await Promise.all([...new Set(ids)].map((id) => publicWords[kind](id, uid)))
      const texts = [...new Set(words.flat())].filter((text) => /\p{L}/u.test(text))
      const keyOf = (text: string) => JSON.stringify([provider.name, language, text])
      const unknown = texts.filter((text) => !kept.has(keyOf(text)))
      if (unknown.length > 0) {
        const { translated } = await useProvider(provider.name, async () => ({
          translated: await provider.translate({ texts: unknown, language, signal }),
          requestId: undefined,
        }))
        for (const [place, original] of unknown.entries()) {
          const translation = translated[place] ?? original
          keep(keyOf(original), keepsFigures(original, translation) ? translation : original)
        }
      }
      return {
        service: provider.name,
        texts: texts.map((original) => ({ original, translated: kept.get(keyOf(original)) ?? original })),
      }
    },
  }
}
