import type { ArticleText } from '@maitri/content/article-text'

/** How fast adults read English prose in silence, on average over 190 studies: Brysbaert, Journal of Memory and Language 109 (2019), 104047. */
const wordsPerMinute = 238

export const minuteMs = 60_000

/** Where a text names one of its sources: `[2]`. */
export const citation = /\[(\d+)\]/g

/** The words of an article as they are read or spoken: headings too, without the numbers of its sources. */
export function articleWords({ sections }: ArticleText): string[] {
  return sections
    .flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => ('text' in block ? [block.text] : block.list)),
    ])
    .flatMap((text) => text.replace(citation, '').split(/\s+/))
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
}

/** How long an average reader takes for so many words, in whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
