import { createDuckDuckGo, createResultPage } from './result-page'
import type { SearchSource } from './search-source'
import { createSearxng } from './searxng'

/** One source as the operator set it in `SEARCH_SOURCES`. */
export type ConfiguredSource =
  | { kind: 'searxng'; url: string }
  | { kind: 'duckduckgo'; url: string | null }
  | { kind: 'page'; url: string }

/** The sources in the operator's order; a kind that is named twice is told apart by its place. */
export function createSearchSources(configured: readonly ConfiguredSource[]): SearchSource[] {
  return configured.map((source, place) => ({ ...createSource(source), id: `${source.kind}-${place + 1}` }))
}

function createSource(source: ConfiguredSource): SearchSource {
  if (source.kind === 'searxng') return createSearxng({ address: source.url.replace(/\/+$/, '') })
  if (source.kind === 'duckduckgo') return createDuckDuckGo({ address: source.url })
  return createResultPage({ address: source.url })
}
