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
      .replaceAll(/c(?!h)/g, 'k')
      .replaceAll(/([a-z])\1+/g, '$1')
      .replaceAll('w', 'v')
      .replaceAll(/(?<=[bcdgjkpt])h/g, ''),
  )
}

const phrasesOf = (words: string) => words.split(' ').map((phrase) => soundsOf(phrase.replaceAll('_', ' ')))

const beginnings = toolNeedIds.map((id) => ({ id, phrases: Object.values(toolNeeds[id].words).flatMap(phrasesOf) }))

/** A last word that is still being typed must be this long to stand for the whole. */
const leastTyped = 3
/** A word with a slip of the finger must be this long to be known again: letters of an Indian script make fewer, fuller syllables of as many. */
const leastMistyped = (word: string) => (/^[a-z]/.test(word) ? 5 : 6)

/** A word with a wrong letter must be this long. */
const leastMisspelt = 6

/** Fewer consonants than these are too many words at once. */
const leastConsonants = 3

/**
 * The needs that a search names, in any of the eight languages, and in each of them written with Latin letters: a word of it begins like one of
 * the need's words, or is the beginning of one. Where no word does, one slip of the finger in a long word is overlooked, and vowels that are
 * left out as in messages: 'mn nhi lgta'. What more of the words speaks for comes first: 'breakup' is more than 'break'. Empty where none is named.
 */
export function needsInWords(query: string): ToolNeedId[] {
  const typed = soundsOf(query)
  const named = needsBy((phrase) => lettersSaid(phrase, typed))
  return named.length > 0 ? named : needsBy((phrase) => Number(isMistyped(phrase, typed) || isShortened(phrase, typed)))
}

/** The needs of which a phrase weighs more than nothing, the weightiest first. */
const needsBy = (weigh: (phrase: string[]) => number) =>
  beginnings
    .map(({ id, phrases }) => ({ id, weight: Math.max(...phrases.map(weigh)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ id }) => id)

/** How many letters of what was typed the phrase stands for; 0 where it is not said. */
function lettersSaid(phrase: readonly string[], typed: readonly string[]): number {
  const [first = '', ...more] = phrase
  const last = typed.at(-1) ?? ''
  if (more.length > 0)
    return standsIn(phrase, typed, (word, start) => word.startsWith(start)) ? phrase.join('').length : 0
  if (typed.some((word) => word.startsWith(first))) return first.length
  return isBegun(first, last) ? last.length : 0
}

/** Whether the phrase's words stand among those typed, in its order. */
function standsIn(
  phrase: readonly string[],
  typed: readonly string[],
  isWord: (word: string, start: string) => boolean,
): boolean {
  let at = -1
  return phrase.every((start) => {
    at = typed.findIndex((word, index) => index > at && isWord(word, start))
    return at >= 0
  })
}

const isBegun = (start: string, word: string) => word.length >= leastTyped && start.startsWith(word)

const isMistyped = ([start = '', ...more]: readonly string[], typed: readonly string[]) =>
  more.length === 0 &&
  start.length >= leastMistyped(start) &&
  typed.some((word) => word.length >= leastMistyped(word) && word[0] === start[0] && isOneSlipFrom(start, word))

const consonantsOf = (word: string) => word.replaceAll(/[aeiou]/g, '')

/** Whether the phrase is written in Latin letters with vowels left out, and has enough consonants to be told from others. */
const isShortened = (phrase: readonly string[], typed: readonly string[]) =>
  consonantsOf(phrase.join('')).length >= leastConsonants &&
  standsIn(phrase, typed, (word, start) => word.startsWith(start) || isWithoutVowels(word, start))

const isWithoutVowels = (word: string, start: string) =>
  /^[b-df-hj-np-tv-z]{2}/.test(word) &&
  word.length < start.length + 2 &&
  consonantsOf(word).startsWith(consonantsOf(start))

/** Whether `word` begins like `start` but for one letter that is wrong, missing, too many, or has changed places with the next. */
function isOneSlipFrom(start: string, word: string): boolean {
  let at = 0
  while (at < start.length && start[at] === word[at]) at += 1
  const [wanted, found] = [start.slice(at), word.slice(at)]
  return [
    // In a short word another letter makes another word: 'paneer' is no paper.
    start.length >= leastMisspelt && found.slice(1).startsWith(wanted.slice(1)),
    found.startsWith(wanted.slice(1)),
    found.slice(1).startsWith(wanted),
    `${found[1] ?? ''}${found[0] ?? ''}${found.slice(2)}`.startsWith(wanted),
  ].some(Boolean)
}
