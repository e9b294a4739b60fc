import { type BuiltInResourceId, chooseBuiltInResources } from '@maitri/content/built-in-resources'
import type { SearchResults } from '@maitri/contracts'
import type { TopicWord } from '@maitri/domain'

/** Something to read. A notice has no link: it says why the built-in resources stand here. */
export type TextResource = {
  title: string
  link: string | null
  snippet: string
  source: string
  isFallback: boolean
  isFallbackNotice: boolean
}

export type VideoResource = { title: string; link: string; source: string }

export type FoundResources = { textResults: TextResource[]; videoResults: VideoResource[] }

/** The words of the built-in resources, in the language of the page. */
export type BuiltInWords = (id: BuiltInResourceId) => { title: string; about: string }

/** What a search on the web found, each text with the host it is from. */
export const fromSearch = ({ textResults, videoResults }: SearchResults): FoundResources => ({
  textResults: textResults.map((text) => ({
    ...text,
    source: new URL(text.link).hostname.replace(/^www\./, ''),
    isFallback: false,
    isFallbackNotice: false,
  })),
  videoResults,
})

/** The built-in resources for these topics; `notice` comes first where a search should have answered and did not. */
export function builtIn(topics: readonly TopicWord[], words: BuiltInWords, notice: string | null): FoundResources {
  const chosen = chooseBuiltInResources(topics)
  const textResults: TextResource[] = chosen
    .filter(({ kind }) => kind === 'text')
    .map(({ id, link, source }) => {
      const { title, about } = words(id)
      return { title, link, snippet: about, source, isFallback: true, isFallbackNotice: false }
    })
  if (notice !== null) {
    textResults.unshift({
      title: notice,
      link: null,
      snippet: '',
      source: '',
      isFallback: true,
      isFallbackNotice: true,
    })
  }
  const videoResults = chosen
    .filter(({ kind }) => kind === 'video')
    .map(({ id, link, source }) => ({ title: words(id).title, link, source }))
  return { textResults, videoResults }
}
