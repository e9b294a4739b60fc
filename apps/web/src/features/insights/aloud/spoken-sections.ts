import type { ArticleText } from '@maitri/content/article-text'
import { citation } from '../reading-time'
import type { SpokenSection } from './article-reader'

/** A text as it is read aloud, in sentences of its language. */
export function spokenSections({ sections }: ArticleText, language: string): SpokenSection[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return sections.map(({ heading, blocks }) => ({
    heading,
    sentences: blocks
      .flatMap((block) => ('text' in block ? [block.text] : block.list))
      .flatMap((text) => Array.from(segmenter.segment(text.replace(citation, '')), ({ segment }) => segment.trim()))
      .filter((sentence) => /[\p{Letter}\p{Number}]/u.test(sentence)),
  }))
}
