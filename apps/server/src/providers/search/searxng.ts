import * as z from 'zod'
import { askProvider } from '../ask-provider'
import { ProviderError } from '../provider-error'
import { underDeadline } from '../under-deadline'
import { type FoundResult, tidyResults } from './found-result'
import { type SearchSource, sourceDeadlineMs, sourceMaxBytes } from './search-source'

const answer = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** Of everything that a result may hold, what is used; all but address and title may be absent or empty. */
const listed = z.object({
  url: z.string().min(1),
  title: z.string().min(1),
  content: z.string().nullish(),
  template: z.string().nullish(),
  category: z.string().nullish(),
})

/** A SearXNG of the operator's own, by its JSON interface. `address` has no slash at its end. */
export function createSearxng({ address }: { address: string }): SearchSource {
  const provider = 'searxng'
  return {
    id: provider,
    async search(query, { language, signal }) {
      const url = new URL(`${address}/search`)
      const asked = { q: query, format: 'json', categories: 'general,videos', language, safesearch: '2', pageno: '1' }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      // A second attempt shares the time of the first.
      const { value } = await underDeadline(sourceDeadlineMs, signal, (within) =>
        askProvider({
          provider,
          method: 'GET',
          url: url.href,
          signal: within,
          deadlineMs: sourceDeadlineMs,
          maxResponseBytes: sourceMaxBytes,
        }),
      )
      const parsed = answer.safeParse(value)
      if (!parsed.success) throw new ProviderError(provider, 'invalid_response', 200)
      const { results, unresponsive_engines: unresponsive } = parsed.data
      // Its engines were blocked or too slow: nothing was looked for, rather than nothing found.
      if (results.length === 0 && unresponsive.length > 0) throw new ProviderError(provider, 'provider_down', 200)
      return tidyResults(results.flatMap(found), url.host)
    },
  }
}

function found(result: unknown): FoundResult[] {
  const parsed = listed.safeParse(result)
  if (!parsed.success) return []
  const { url, title, content, template, category } = parsed.data
  return [
    {
      title,
      link: url,
      snippet: content ?? '',
      isVideo: template === 'videos.html' || category === 'videos',
    },
  ]
}
