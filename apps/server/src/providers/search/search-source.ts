import type { SearchResults } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

export type SearchOptions = { language: Language; signal: AbortSignal }

/** One place that can be asked. Throws a `ProviderError`, also for a page that cannot be read; empty lists mean that nothing was found. */
export type SearchSource = {
  /** For the log and the count of failures. */
  id: string
  search(query: string, options: SearchOptions): Promise<SearchResults>
}

/** How long a source may take in all; engines behind SearXNG give up after 3 s. */
export const sourceDeadlineMs = 6_000

/** The largest answer of a source, in bytes. */
export const sourceMaxBytes = 1024 * 1024
