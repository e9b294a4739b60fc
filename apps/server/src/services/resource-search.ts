import type { SearchResults } from '@maitri/contracts'
import { type Language, type TopicWord, topicQuery } from '@maitri/domain'
import type { Logger } from 'pino'
import { AppError } from '../errors'
import { ProviderError } from '../providers/provider-error'
import type { SearchSource } from '../providers/search/search-source'
import type { ProviderUse } from './provider-use'

const failuresBeforeRest = 3
const restMs = 10 * 60 * 1000
const keptMs = 60 * 60 * 1000
const mostKept = 500

export type ResourceSearch = ReturnType<typeof createResourceSearch>

type ResourceSearchDependencies = {
  sources: readonly SearchSource[]
  useProvider: ProviderUse
  log: Logger
  now?: () => number
}

type Wish = { words: readonly TopicWord[]; language: Language; signal: AbortSignal }

/**
 * Asks the operator's sources in turn until one finds something. A source that fails three times running rests for ten minutes, and what
 * was found is kept for an hour. The query is never logged.
 */
export function createResourceSearch({ sources, useProvider, log, now = Date.now }: ResourceSearchDependencies) {
  const tired = new Map<string, { failures: number; restsUntil: number }>()
  const kept = new Map<string, { results: SearchResults; until: number }>()

  async function askInTurn(
    query: string,
    options: { language: Language; signal: AbortSignal },
  ): Promise<SearchResults> {
    let failure: ProviderError | null = null
    let nothing: SearchResults | null = null
    for (const source of sources) {
      if ((tired.get(source.id)?.restsUntil ?? 0) > now()) continue
      try {
        const results = await source.search(query, options)
        tired.delete(source.id)
        if (hasAny(results)) return results
        nothing = results
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind === 'aborted') throw error
        log.warn({ source: source.id, kind: error.kind, status: error.status }, 'search source failed')
        noteFailure(source.id)
        failure = error
      }
    }
    if (nothing) return nothing
    throw failure ?? new ProviderError('search', 'provider_down')
  }

  function noteFailure(id: string) {
    const failures = (tired.get(id)?.failures ?? 0) + 1
    const isRest = failures >= failuresBeforeRest
    tired.set(id, { failures: isRest ? 0 : failures, restsUntil: isRest ? now() + restMs : 0 })
  }

  function findKept(key: string): SearchResults | null {
    const found = kept.get(key)
    if (!found) return null
    kept.delete(key)
    if (found.until <= now()) return null
    // Back at the end: what was asked for longest ago goes first.
    kept.set(key, found)
    return found.results
  }

  function keep(key: string, results: SearchResults) {
    kept.set(key, { results, until: now() + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  return {
    /** What the first source that has something found. Refuses where no source is set up, and where none answered. */
    async search({ words, language, signal }: Wish): Promise<SearchResults> {
      if (sources.length === 0) throw new AppError('provider_not_configured')
      const query = topicQuery([...words].sort(), language)
      const key = `${language} ${query}`
      const known = findKept(key)
      if (known) return known
      const { results } = await useProvider('search', async () => ({
        results: await askInTurn(query, { language, signal }),
        requestId: undefined,
      }))
      if (hasAny(results)) keep(key, results)
      return results
    },
  }
}

const hasAny = ({ textResults, videoResults }: SearchResults) => textResults.length + videoResults.length > 0
