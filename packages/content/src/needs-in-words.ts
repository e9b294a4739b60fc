import { type ToolNeedId, toolNeedIds, toolNeeds } from './tool-needs'

/** Marks and joiners belong to a word of an Indian script; everything else parts words. */
const wordPattern = /[\p{L}\p{M}\p{N}'\u200c\u200d]+/gu

/** How each word sounds, so that spellings of one word meet: 'neend' and 'nind', चिन्ता and चिंता, साँस and सांस, फ़िक्र and फिक्र. */
function soundsOf(text: string): string[] {
  const words = text.normalize('NFKD').toLowerCase().replaceAll('’', "'").match(wordPattern) ?? []
  return words.map((word) =>
    word
      // Nukta in Devanagari and Bengali, joiners, accents of Latin letters, apostrophes.
      .replaceAll(/\u093c|\u09bc|\u200c|\u200d|[\u0300-\u036f]|'/g, '')
      .replaceAll('ँ', 'ं')
      .replaceAll(/न्(?=[तथदध])|म्(?=[पफबभ])/g, 'ं')
      .replaceAll(/([a-z])\1+/g, '$1')
      .replaceAll('w', 'v')
      .replaceAll(/(?<=[bcdgjkpt])h/g, ''),
  )
}

const phrasesOf = (words: string) => words.split(' ').map((phrase) => soundsOf(phrase.replaceAll('_', ' ')))

const beginnings = toolNeedIds.map((id) => ({ id, phrases: Object.values(toolNeeds[id].words).flatMap(phrasesOf) }))

/** A last word that is still being typed must be this long to stand for the whole. */
const leastTyped = 3
/** A word with a slip of the finger must be this long to be known again. */
const leastMistyped = 6

/**
 * The needs that a search names, in any of the eight languages, and in each of them written with Latin letters: a word of it begins like one of
 * the need's words, or is the beginning of one. Where no word does, one slip of the finger in a long word is overlooked. Empty where none is
 * named.
 */
export function needsInWords(query: string): ToolNeedId[] {
  const typed = soundsOf(query)
  const named = needsWhere((phrase) => isSaid(phrase, typed))
  return named.length > 0 ? named : needsWhere(([word, ...more]) => more.length === 0 && isMistyped(word ?? '', typed))
}

const needsWhere = (isNamed: (phrase: string[]) => boolean) =>
  beginnings.filter(({ phrases }) => phrases.some(isNamed)).map(({ id }) => id)

function isSaid(phrase: readonly string[], typed: readonly string[]): boolean {
  const [first = '', ...more] = phrase
  if (more.length === 0) return typed.some((word) => word.startsWith(first)) || isBegun(first, typed.at(-1) ?? '')
  let at = -1
  return phrase.every((start) => {
    at = typed.findIndex((word, index) => index > at && word.startsWith(start))
    return at >= 0
  })
}

const isBegun = (start: string, word: string) => word.length >= leastTyped && start.startsWith(word)

const isMistyped = (start: string, typed: readonly string[]) =>
  start.length >= leastMistyped && typed.some((word) => word.length >= leastMistyped && isOneSlipFrom(start, word))

/** Whether `word` begins like `start` but for one letter that is wrong, missing, too many, or has changed places with the next. */
function isOneSlipFrom(start: string, word: string): boolean {
  let at = 0
  while (at < start.length && start[at] === word[at]) at += 1
  const [wanted, found] = [start.slice(at), word.slice(at)]
  return [
    found.slice(1).startsWith(wanted.slice(1)),
    found.startsWith(wanted.slice(1)),
    found.slice(1).startsWith(wanted),
    `${found[1] ?? ''}${found[0] ?? ''}${found.slice(2)}`.startsWith(wanted),
  ].some(Boolean)
}
