import {
  resultSnippetMaxLength,
  resultTitleMaxLength,
  type SearchResults,
  type TextResult,
  type VideoResult,
} from '@maitri/contracts'

/** One result as a page or an API lists it, before it is tidied. */
export type FoundResult = { title: string; link: string; snippet: string; isVideo: boolean }

const mostTexts = 10
const mostVideos = 6

/** Search engines lead back to themselves: their own pages, and advertisements behind their own addresses. */
const engines =
  /(?:^|\.)(?:duckduckgo\.com|bing\.com|search\.brave\.com)$|^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The results that may be shown: links over http(s) to others than `ownHost` and search engines, each once, cut to length. */
export function tidyResults(found: readonly FoundResult[], ownHost: string): SearchResults {
  const textResults: TextResult[] = []
  const videoResults: VideoResult[] = []
  const seen = new Set<string>()
  for (const { title, link, snippet, isVideo } of found) {
    const url = URL.canParse(link) ? new URL(link) : null
    const shown = cut(title, resultTitleMaxLength)
    if (!url || !shown || !isElsewhere(url, ownHost) || seen.has(url.href)) continue
    seen.add(url.href)
    if (isVideo) videoResults.push({ title: shown, link: url.href, source: url.hostname.replace(/^www\./, '') })
    else textResults.push({ title: shown, link: url.href, snippet: cut(snippet, resultSnippetMaxLength) })
  }
  return { textResults: textResults.slice(0, mostTexts), videoResults: videoResults.slice(0, mostVideos) }
}

function isElsewhere({ protocol, host, hostname, username }: URL, ownHost: string) {
  return /^https?:$/.test(protocol) && username === '' && host !== ownHost && !engines.test(hostname)
}

/** At most `max` UTF-16 units, and never half a letter of an Indian script or half an emoji. */
function cut(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  let kept = ''
  for (const { segment } of graphemes.segment(plain.slice(0, max * 2))) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
