import { articleTopics } from '@maitri/content/article-topics'
import type { Language } from '@maitri/domain'

/** One word that is looked for: what is found instead of it too, and the articles that are about it whatever their words. */
export type WantedWord = { pattern: RegExp; articles: ReadonlySet<string> }

export const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** What each word of a query stands for, in a language and in English. */
export function wantedWords(query: string, language: Language): WantedWord[] {
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => wantedWord(word, language))
}

function wantedWord(typed: string, language: Language): WantedWord {
  const topics = articleTopics.filter(({ words, latin }) =>
    [...Object.values(words).flat(), ...latin].some((word) => isForm(typed, plain(word))),
  )
  const others = topics.flatMap(({ words }) => [...words[language], ...words.en])
  // What was typed may be any part of a word, another word only the beginning of one.
  const pattern = [escaped(typed), ...others.map((word) => `(?<![\\p{L}\\p{M}\\p{N}])${formsOf(plain(word))}`)].join(
    '|',
  )
  return { pattern: new RegExp(pattern, 'u'), articles: new Set(topics.flatMap(({ articles }) => articles)) }
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}\s-]+$/u.test(word)

/** Whether a typed word is a form of a topic's: endings are short in English and long in Indian languages. */
const isForm = (typed: string, word: string) => new RegExp(`^${formsOf(word)}`, 'u').test(typed)

const formsOf = (word: string) => (isLatin(word) ? `${escaped(word)}(?:s|es)?(?![\\p{L}\\p{N}])` : escaped(word))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
