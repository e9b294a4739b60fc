import type { SearchResults } from '@maitri/contracts'
import { ProviderError } from '../provider-error'
import { askPage, type PageQuestion } from './ask-page'
import { isBlockPage, saysNothingFound } from './block-signs'
import { tidyResults } from './found-result'
import { parsePage, readResultPage } from './layouts'
import type { SearchSource } from './search-source'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** The page that Google keeps for phones of long ago is the only one that holds results without a script. */
const oldPhone =
  'Mozilla/5.0 (Linux; U; Android 2.3.6; en-in) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1'

const browserHeaders = {
  'user-agent': browser,
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
}

const duckDuckGoAddress = 'https://html.duckduckgo.com/html/'

/** DuckDuckGo's page without scripts. `address` stands in its place; null for its own. */
export function createDuckDuckGo({ address }: { address: string | null }): SearchSource {
  const provider = 'duckduckgo'
  const url = new URL(address ?? duckDuckGoAddress)
  return {
    id: provider,
    search(query, { language, signal }) {
      // No word of the vocabulary has one, and yet: a bang would send the search on to somewhere else.
      const form = new URLSearchParams({
        q: query.replaceAll('!', ''),
        b: '',
        kl: language === 'en' ? 'in-en' : 'wt-wt',
      })
      const headers = { ...browserHeaders, 'sec-fetch-site': 'same-origin', referer: new URL('/', url).href }
      return readPage({ provider, url, form, headers: { ...headers, ...spoken(language) }, signal })
    },
  }
}

/** Any result page of contract 07, by an address with `{query}`. */
export function createResultPage({ address }: { address: string }): SearchSource {
  const provider = 'page'
  return {
    id: provider,
    search(query, { language, signal }) {
      const url = new URL(address.replaceAll('{query}', encodeURIComponent(query)))
      const headers = {
        ...browserHeaders,
        ...(url.pathname.startsWith('/wml/') && { 'user-agent': oldPhone }),
        'sec-fetch-site': 'none',
        ...spoken(language),
      }
      return readPage({ provider, url, headers, signal })
    },
  }
}

const spoken = (language: string) => ({
  'accept-language': language === 'en' ? 'en-IN,en' : `${language}-IN,${language},en`,
})

async function readPage(question: PageQuestion): Promise<SearchResults> {
  const answer = await askPage(question)
  const nothing: SearchResults = { textResults: [], videoResults: [] }
  if (!answer) return nothing
  const page = parsePage(answer.html)
  if (isBlockPage(page, answer.html)) throw new ProviderError(question.provider, 'rate_limited', 200)
  const results = tidyResults(readResultPage(page, answer.url), answer.url.host)
  if (results.textResults.length + results.videoResults.length > 0) return results
  if (saysNothingFound(page)) return nothing
  throw new ProviderError(question.provider, 'invalid_response', 200)
}
