import { topicsMax, topicWordList } from '@maitri/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { language } from './fields'

/** The longest title and snippet of a result, in UTF-16 units. */
export const resultTitleMaxLength = 200
export const resultSnippetMaxLength = 400

const title = z.string().check(z.minLength(1), z.maxLength(resultTitleMaxLength))
// A check of our own: the library's costs the first load more than this list is worth.
const link = z.string().check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text)))

/** What a search on the web found to read. Titles and snippets are text of others, never markup. */
export const textResult = z.object({ title, link, snippet: z.string().check(z.maxLength(resultSnippetMaxLength)) })

/** What it found to watch. There is no thumbnail: pictures from elsewhere are not loaded. */
export const videoResult = z.object({
  title,
  link,
  /** The host name of the link. */
  source: z.string(),
})

export const searchResults = z.object({ textResults: z.array(textResult), videoResults: z.array(videoResult) })

export type TextResult = z.infer<typeof textResult>
export type VideoResult = z.infer<typeof videoResult>
export type SearchResults = z.infer<typeof searchResults>

/** Refused as `provider_not_configured` where no source is set up, and as `provider_failed` where none answered. */
export const searchResources = endpoint({
  method: 'POST',
  path: '/api/resource-search',
  access: 'public',
  summary: 'Health resources on the web, by topic words only',
  body: z.object({
    /** Of the closed vocabulary: nothing that a person wrote can stand here. */
    words: z.array(z.enum(topicWordList)).check(z.minLength(1), z.maxLength(topicsMax)),
    language,
  }),
  response: searchResults,
})
