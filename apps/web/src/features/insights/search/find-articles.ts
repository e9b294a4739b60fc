import { plain, type WantedWord } from './wanted-words'

/** What is looked through for one article: title, summary and tags as the specification's section 5 says, and the text where it is there. */
type ArticleWords = { id: string; title: string; content: string; preview: string; tags: readonly string[] }

/** A sentence of a text, and where in it the words are that were looked for; nothing is marked where that cannot be told. */
export type FoundLine = { text: string; start: number; end: number }

/** An article that was found. The line is null where its title or what the card shows has the words already. */
export type FoundArticle<A> = { article: A; line: FoundLine | null }

/**
 * The articles that have every wanted word, or are about it: first those whose title, summary or tags say so, then those that are about
 * it, then those whose text says so; all of them where nothing is wanted. `sentencesOf` answers null for a text that is not there.
 */
export function findArticles<A extends ArticleWords>(
  wanted: readonly WantedWord[],
  articles: readonly A[],
  sentencesOf: (article: A) => readonly string[] | null,
): FoundArticle<A>[] {
  const onCards: FoundArticle<A>[] = []
  const about: FoundArticle<A>[] = []
  const inTexts: FoundArticle<A>[] = []
  for (const article of articles) {
    const card = plain([article.title, article.content, ...article.tags].join('\n'))
    const sentences = sentencesOf(article) ?? []
    const isWhole = wanted.every(({ pattern }) => pattern.test(card))
    const hasAll = wanted.every(
      ({ pattern, articles: named }) =>
        named.has(article.id) || pattern.test(card) || sentences.some((sentence) => pattern.test(plain(sentence))),
    )
    if (!hasAll) continue
    const shown = plain(`${article.title}\n${article.preview}`)
    const isShown = wanted.every(({ pattern }) => pattern.test(shown))
    const found = { article, line: isShown ? null : bestLine(wanted, sentences) }
    if (isWhole) onCards.push(found)
    else if (wanted.every((word) => word.articles.has(article.id))) about.push(found)
    else inTexts.push(found)
  }
  return [...onCards, ...about.sort((one, two) => rankOf(one) - rankOf(two)), ...inTexts]

  /** Topics name first what says most about them. */
  function rankOf({ article }: FoundArticle<A>): number {
    return wanted.reduce((sum, word) => sum + [...word.articles].indexOf(article.id), 0)
  }
}

/** The first sentence with most of the wanted words; null where none has any. */
function bestLine(wanted: readonly WantedWord[], sentences: readonly string[]): FoundLine | null {
  let best: { text: string; count: number } | null = null
  for (const text of sentences) {
    const count = wanted.filter(({ pattern }) => pattern.test(plain(text))).length
    if (count > (best?.count ?? 0)) best = { text, count }
  }
  return best && marked(best.text, wanted)
}

/** Longer than this a sentence is cut around what was found; in UTF-16 units, about two lines on a phone. */
const longestLine = 180
const before = 60

function marked(sentence: string, wanted: readonly WantedWord[]): FoundLine {
  const match = wanted.map(({ pattern }) => pattern.exec(plain(sentence))).find((found) => found !== null)
  // A sentence that is longer or shorter as it is compared has its words elsewhere.
  if (!match || plain(sentence).length !== sentence.length) return { text: sentence, start: 0, end: 0 }
  const from =
    sentence.length > longestLine && match.index > before ? sentence.indexOf(' ', match.index - before) + 1 : 0
  const to = sentence.length - from > longestLine ? sentence.lastIndexOf(' ', from + longestLine) : sentence.length
  const text = `${from > 0 ? '…' : ''}${sentence.slice(from, Math.max(to, match.index + match[0].length))}${to < sentence.length ? '…' : ''}`
  const start = match.index - from + (from > 0 ? 1 : 0)
  return { text, start, end: start + match[0].length }
}
