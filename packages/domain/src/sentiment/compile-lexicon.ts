import { foldWord } from '../text/fold-word'
import type { Node, Role } from './entry'
import type { Lexicon } from './lexicon/lexicon'
import { type KeyOf, LexiconTree, listed } from './lexicon-tree'

export type CompiledLexicon = {
  root: Node
  /** The longest stem of a node with which a word begins, and how long it is. */
  stemOf: (node: Node, word: string) => { next: Node; length: number } | undefined
  spellings: Map<string, string>
  /** Whether a word is a verb that a following 'gone' only completes. */
  isCompleted: (word: string) => boolean
  /** Whether a word, or what follows a stem, ends in a negation. */
  isNegated: (ending: string) => boolean
  formsOf: (word: string) => string[]
}

/** Common words come again and again; the memory of them is emptied before a hostile text could fill it. */
const mostRemembered = 4000

function remembered<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as Found
    if (known.size >= mostRemembered) known.clear()
    const made = find(word)
    known.set(word, made)
    return made
  }
}

const keptInPhrases: Role[] = ['asks', 'self', 'other_person']

const shortestLooseWord = 4

const same: KeyOf = (word) => word

/**
 * A look-up tree over the words of a lexicon. `formsOf` gives the forms under which a typed word may stand in it, the word
 * as typed first; `keyOf` the form under which a listed word is kept,
 * `looseKeyOf` a second one for single words, where it is no word of its own.
 */
export function compileLexicon(
  lexicon: Lexicon,
  formsOf: (word: string) => string[] = (word) => [word],
  keyOf: KeyOf = same,
  looseKeyOf: KeyOf = same,
): CompiledLexicon {
  const tree = new LexiconTree(lexicon, keyOf)
  const { root, vocabulary, longestStem } = tree
  addLooseWords(tree, looseKeyOf)

  const longestStemOf = (node: Node, word: string) => {
    for (let length = Math.min(word.length, longestStem); length > 0; length -= 1) {
      const next = node.stems.get(word.slice(0, length))
      if (next) return { next, length }
    }
    return undefined
  }
  const rootStemOf = remembered((word) => longestStemOf(root, word))
  const entryOf = (key: string) => root.words.get(key)?.entry ?? rootStemOf(key)?.next.entry
  joinMissedToStems(root, (word) => rootStemOf(word)?.next.entry)
  bindPhrases(tree, (word) => entryOf(keyOf(foldWord(word.replace('*', '')))))

  const spellings = spellingsOf(lexicon)
  const negatedEndings = listed(lexicon.negations.endings).map(foldWord)
  const completedEndings = listed(lexicon.negations.completed).map(foldWord)
  return {
    isCompleted: (word) => completedEndings.some((ending) => word.endsWith(ending)),
    root,
    stemOf: (node, word) => (node === root ? rootStemOf(word) : longestStemOf(node, word)),
    spellings,
    isNegated: remembered((ending) => negatedEndings.some((negated) => ending.endsWith(negated))),
    formsOf: remembered((word) => {
      const [typed = word, ...others] = formsOf(spellings.get(word) ?? word)
      return [typed, ...others.filter((form) => form !== typed && vocabulary.has(form))]
    }),
  }
}

function addLooseWords({ root, vocabulary }: LexiconTree, looseKeyOf: KeyOf): void {
  for (const [word, node] of [...root.words]) {
    const loose = looseKeyOf(word)
    if (loose.length < shortestLooseWord || root.words.has(loose)) continue
    root.words.set(loose, node)
    vocabulary.add(loose)
  }
}

const spellingsOf = ({ spellings }: Lexicon) =>
  new Map(
    listed(spellings).map((pair) => {
      const [typed = '', meant = ''] = pair.split('=')
      return [typed.trim(), meant.trim()] as const
    }),
  )

type FindEntry = (word: string) => Node['entry'] | undefined

/** A word listed as missed may stand under a stem that lifts by itself: both hold. */
function joinMissedToStems(root: Node, stemOf: FindEntry): void {
  for (const [word, { entry }] of root.words) {
    const stem = entry?.missed && entry.effect === 0 ? stemOf(word) : undefined
    if (!entry || !stem) continue
    entry.effect = stem.effect
    entry.emotions.push(...stem.emotions)
  }
}

/** A phrase hides its words from the search, so it takes over the categories, questions and persons they stand for. */
function bindPhrases({ phrases }: LexiconTree, entryOf: FindEntry): void {
  for (const { words, entry } of phrases) {
    for (const [place, word] of words.entries()) {
      const said = entryOf(word)
      if (said && entry.topics.length === 0) entry.topics.push(...said.topics)
      if (place === 0 && said?.roles.includes('subject')) entry.roles.push('subject')
      for (const kept of keptInPhrases) {
        if (kept === 'self' && entry.roles.includes('asks_about')) continue
        if (said?.roles.includes(kept) && !entry.roles.includes(kept)) entry.roles.push(kept)
      }
    }
  }
}
