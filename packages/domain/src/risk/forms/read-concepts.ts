import { lazy } from '../../lazy'
import { conceptId } from '../lexicon/concept'
import { reversed } from '../words/reversed'
import type { Words } from '../words/words'
import type { SeeForm, Step } from './form-table'
import { isCount } from './is-count'
import { MaskedForms } from './masked-forms'
import { formsFor } from './scripts'

type SeeConcept = (concept: number, from: number, to: number) => void

const maskedForms = lazy(() => new MaskedForms())

const shortestJoined = 6
const longestJoined = 24
/** A stem that reaches fewer letters into the second word meets it by chance: Bengali 'kotha bole' is no Telugu 'kottabo'. */
const fewestOfNext = 3
/** Shorter words are one slip away from too many others. */
const shortestForgiven = 5

/** Calls `see` with every concept and the first and last word that carry it. */
export function readConcepts(words: Words, see: SeeConcept): void {
  for (let at = 0; at < words.plain.length; at++) {
    if (isCount(words, at)) see(conceptId('number'), at, at)
    if (!readWord(words, at, see)) readUnknown(words, at, see)
  }
}

/** Whether the word, alone or with those after it, is a form of a lexicon. */
function readWord(words: Words, at: number, see: SeeConcept): boolean {
  const plain = words.plain[at] ?? ''
  const roman = words.roman[at] ?? ''
  let isKnown = false
  const seeForm: SeeForm = (concept, rest) => {
    if (rest.length > 0 && !follows(words, at, rest)) return
    isKnown = true
    see(concept, at, at + rest.length)
  }
  formsFor(plain.charCodeAt(0))?.plain.visit(plain, 1, seeForm)
  if (roman !== '') formsFor(roman.charCodeAt(0))?.roman.visit(roman, 1, seeForm)
  const ending = roman || plain
  formsFor(ending.charCodeAt(ending.length - 1))?.endings.visit(reversed(ending), 1, seeForm)
  return isKnown
}

function follows(words: Words, at: number, rest: readonly Step[]): boolean {
  return rest.every((step, i) => {
    const plain = words.plain[at + 1 + i]
    if (plain === undefined) return false
    const roman = words.roman[at + 1 + i] ?? ''
    if (step.isStem) return plain.startsWith(step.text) || (roman !== '' && roman.startsWith(step.text))
    return plain === step.text || roman === step.text
  })
}

/** A word no lexicon lists: parted by a space, starred out, or mistyped. */
function readUnknown(words: Words, at: number, see: SeeConcept): void {
  readJoined(words, at, see)
  const plain = words.plain[at] ?? ''
  const roman = words.roman[at] ?? ''
  if (plain.includes('*')) {
    const concept = maskedForms().find(plain)
    if (concept >= 0) see(concept, at, at)
    return
  }
  if (plain.length < shortestForgiven) return
  for (const word of roman === '' || roman === plain ? [plain] : [plain, roman]) {
    const concept = formsFor(word.charCodeAt(0))?.near.find(word) ?? -1
    if (concept >= 0) see(concept, at, at)
  }
}

/** 'sui cide', 'आत्म हत्या': two neighbours that are one word of the lexicon. */
function readJoined(words: Words, at: number, see: SeeConcept): void {
  const next = words.plain[at + 1]
  if (next === undefined) return
  const first = words.plain[at] ?? ''
  const plain = first + next
  if (plain.length < shortestJoined || plain.length > longestJoined) return
  const seeForm: SeeForm = (concept, rest) => {
    if (rest.length === 0) see(concept, at, at + 1)
  }
  // Stems within the first word alone would have made it known; short ones are met by chance ('ko maarte' is no 'khoma', forgiveness).
  const shortest = Math.max(first.length + fewestOfNext, shortestJoined)
  formsFor(plain.charCodeAt(0))?.plain.visit(plain, shortest, seeForm)
  const firstRoman = words.roman[at] ?? ''
  const roman = firstRoman + (words.roman[at + 1] ?? '')
  if (roman !== '')
    formsFor(roman.charCodeAt(0))?.roman.visit(
      roman,
      Math.max(firstRoman.length + fewestOfNext, shortestJoined),
      seeForm,
    )
}
