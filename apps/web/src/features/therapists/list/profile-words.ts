import { therapistSearchWords } from '@maitri/content/therapist-search-words'
import type { Therapist } from '@maitri/contracts'

export const plain = (text: string) => text.trim().normalize('NFKC').toLocaleLowerCase()

/** Letters from which on the beginning of a word stands for it, so that 'anxi' and 'worrying' are heard too. */
const stemLetters = 4

/**
 * Whether a profile answers to what was typed: as a whole, or each word of it in the profile's own words, by another word for the same
 * thing in any of the languages, or under another name of a language or a city.
 */
export function answersTo(typed: string): (therapist: Therapist) => boolean {
  const wanted = plain(typed)
  const meant = [wanted, ...othersFor(wanted)]
  const words = wanted.split(/[\s,]+/).filter(Boolean)
  const meantByWord = words.map((word) => [word, ...othersFor(word)])
  return (therapist) => {
    const profile = profileText(therapist)
    const says = (parts: readonly string[]) => parts.some((part) => profile.includes(part))
    return says(meant) || (words.length > 1 && meantByWord.every(says))
  }
}

const profileText = ({ name, specialization, approach, bio, city, languages, education }: Therapist) =>
  plain([name, specialization, approach, bio, city ?? '', ...languages, ...education].join('\n'))

function othersFor(typed: string): readonly string[] {
  if (typed === '') return []
  return therapistSearchWords
    .filter(({ words }) => Object.values(words).some((list) => list.some((word) => isForm(typed, plain(word)))))
    .flatMap(({ means }) => means)
}

const isForm = (typed: string, word: string) =>
  typed === word ||
  (typed.length >= stemLetters && word.startsWith(typed)) ||
  (word.length >= stemLetters && typed.startsWith(word) && !typed.includes(' '))
