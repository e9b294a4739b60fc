import type { ArticleText } from '@maitri/content/article-text'
import { citation } from '../reading-time'

/** Which text of an article is the first to name which source; texts are known by themselves, since none stands twice. */
export function firstCitations({ sections }: ArticleText): ReadonlyMap<string, ReadonlySet<number>> {
  const seen = new Set<number>()
  const texts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('text' in block ? [block.text] : block.list)),
  )
  return new Map(
    texts.map((text) => {
      const numbers = Array.from(text.matchAll(citation), ([, number]) => Number(number))
      const fresh = new Set(numbers.filter((number) => !seen.has(number)))
      for (const number of fresh) seen.add(number)
      return [text, fresh]
    }),
  )
}
