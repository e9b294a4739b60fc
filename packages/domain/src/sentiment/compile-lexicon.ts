import { foldWord } from '../text/fold-word'
import { type Entry, type Node, newEntry, newNode, type Role } from './entry'
import type { Lexicon } from './lexicon/lexicon'
import { type EmotionLabel, emotionLabels, topicNames } from './sentiment-result'

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

const weighingFrom = emotionLabels.indexOf('sad')
const effectOf = (label: EmotionLabel) =>
  label === 'surprised' || label === 'neutral' ? 0 : emotionLabels.indexOf(label) < weighingFrom ? 1 : -1

const listed = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/**
 * A stem that ends in a bare consonant, or in Telugu and Kannada in a short u, stands before endings that begin with a
 * vowel of their own, too: 'விரக்தி*' needs nothing, 'எரிச்சல்*' finds 'எரிச்சலாக', 'విసుగు*' finds 'విసుగొచ్చింది'.
 */
const withoutOpenEnd = (stem: string) => stem.replace(/[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0c41\u0cc1]$/, '')

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

/**
 * A look-up tree over the words of a lexicon. `formsOf` gives the forms under which a typed word may stand in it, the word
 * as typed first; `keyOf` the form under which a listed word is kept,
 * `looseKeyOf` a second one for single words, where it is no word of its own.
 */
export function compileLexicon(
  lexicon: Lexicon,
  formsOf: (word: string) => string[] = (word) => [word],
  keyOf: (word: string) => string = (word) => word,
  looseKeyOf: (word: string) => string = (word) => word,
): CompiledLexicon {
  const root = newNode()
  let longestStem = 0
  const vocabulary = new Set<string>()
  const phrases: { words: string[]; entry: Entry }[] = []

  const child = (node: Node, word: string): Node => {
    if (word === '_') {
      node.any ??= newNode()
      return node.any
    }
    if (word === '..') {
      node.gap ??= newNode()
      return node.gap
    }
    const isStem = word.endsWith('*')
    const key = isStem ? keyOf(withoutOpenEnd(foldWord(word.slice(0, -1)))) : keyOf(foldWord(word))
    if (isStem) longestStem = Math.max(longestStem, key.length)
    const children = isStem ? node.stems : node.words
    if (!isStem) vocabulary.add(key)
    const found = children.get(key) ?? newNode()
    children.set(key, found)
    return found
  }

  const add = (list: string | undefined, describe: (entry: Entry) => void) => {
    for (const item of listed(list ?? '')) {
      const exact = item.startsWith('=')
      const faint = item.startsWith('~')
      const words = (exact || faint ? item.slice(1) : item).split(/\s+/)
      const node = words.reduce(child, root)
      node.entry ??= { ...newEntry(), phrase: words.length > 1 }
      if (words.length > 1) phrases.push({ words, entry: node.entry })
      node.entry.exact ||= exact
      node.entry.faint ||= faint
      describe(node.entry)
    }
  }
  const role = (list: string, name: Role) => add(list, (entry) => void entry.roles.push(name))

  for (const label of emotionLabels) {
    if (label === 'neutral') continue
    add(lexicon.feelings[label], (entry) => {
      entry.emotions.push(label)
      entry.effect ||= effectOf(label)
    })
  }
  add(lexicon.lifts, (entry) => {
    entry.effect = 1
  })
  add(lexicon.weighs, (entry) => {
    entry.effect = -1
  })
  for (const [label, list] of Object.entries(lexicon.missed)) {
    add(list, (entry) => {
      entry.missed = true
      if (label !== 'unnamed') entry.missedEmotions.push(label as EmotionLabel)
    })
  }
  for (const topic of topicNames) add(lexicon.topics[topic], (entry) => void entry.topics.push(topic))
  role(lexicon.plain, 'plain')
  role(lexicon.negations.before, 'negates_next')
  role(lexicon.negations.after, 'negates_previous')
  role(lexicon.negations.solved, 'solved')
  role(lexicon.negations.gone, 'gone')
  role(lexicon.negations.nobody, 'nobody')
  role(lexicon.negations.so, 'so')
  role(lexicon.negations.never, 'never')
  role(lexicon.links, 'links')
  role(lexicon.subjects, 'subject')
  role(lexicon.wishes, 'wishes')
  role(lexicon.unreal.before, 'unreal_next')
  role(lexicon.unreal.after, 'unreal_previous')
  role(lexicon.unreal.conditions, 'condition')
  role(lexicon.others.persons, 'other_person')
  role(lexicon.others.excepted, 'excepted')
  role(lexicon.others.compared, 'compared')
  role(lexicon.others.everyoneElse, 'everyone_else')
  role(lexicon.others.turnsToSelf, 'turns_to_self')
  role(lexicon.others.turnsToSelf, 'stops')
  role(lexicon.contrasts.turns, 'turns')
  role(lexicon.contrasts.concedes, 'concedes')
  role(lexicon.contrasts.concedesBefore, 'concedes_before')
  role(lexicon.past, 'past')
  role(lexicon.once, 'once')
  role(lexicon.onceAfter, 'once_after')
  role(lexicon.pastVerbs, 'past_verb')
  role(lexicon.now, 'now')
  role(lexicon.intensifiers, 'intensifies')
  role(lexicon.diminishers, 'diminishes')
  role(lexicon.joins, 'joins')
  role(lexicon.stops, 'stops')
  role(lexicon.clauseEnds, 'ends_clause')
  role(lexicon.common, 'common')
  role(lexicon.self, 'self')
  role(lexicon.asksAbout, 'asks_about')
  role(lexicon.questions, 'asks')
  for (const word of listed(lexicon.ambiguous)) {
    for (const node of [root.words.get(keyOf(foldWord(word))), root.stems.get(foldWord(word))]) {
      if (node?.entry) node.entry.ambiguous = true
    }
  }

  for (const [word, node] of [...root.words]) {
    const loose = looseKeyOf(word)
    if (loose.length < shortestLooseWord || root.words.has(loose)) continue
    root.words.set(loose, node)
    vocabulary.add(loose)
  }

  const spellings = new Map(
    listed(lexicon.spellings).map((pair) => {
      const [typed = '', meant = ''] = pair.split('=')
      return [typed.trim(), meant.trim()] as const
    }),
  )
  const longestStemOf = (node: Node, word: string) => {
    for (let length = Math.min(word.length, longestStem); length > 0; length -= 1) {
      const next = node.stems.get(word.slice(0, length))
      if (next) return { next, length }
    }
    return undefined
  }
  const rootStemOf = remembered((word) => longestStemOf(root, word))
  // A word listed as missed may stand under a stem that lifts by itself: both hold.
  for (const [word, { entry }] of root.words) {
    const stem = entry?.missed && entry.effect === 0 ? rootStemOf(word)?.next.entry : undefined
    if (!entry || !stem) continue
    entry.effect = stem.effect
    entry.emotions.push(...stem.emotions)
  }
  // A phrase hides its words from the search, so it takes over the categories, questions and persons they stand for.
  for (const { words, entry } of phrases) {
    for (const [place, word] of words.entries()) {
      const key = keyOf(foldWord(word.replace('*', '')))
      const said = root.words.get(key)?.entry ?? rootStemOf(key)?.next.entry
      if (said && entry.topics.length === 0) entry.topics.push(...said.topics)
      if (place === 0 && said?.roles.includes('subject')) entry.roles.push('subject')
      for (const kept of keptInPhrases) {
        if (kept === 'self' && entry.roles.includes('asks_about')) continue
        if (said?.roles.includes(kept) && !entry.roles.includes(kept)) entry.roles.push(kept)
      }
    }
  }
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
