import { isDigit } from '../../text/letters'
import { splitDigits } from './disguises'
import { foldPlain } from './fold-plain'
import { foldRoman } from './fold-roman'
import type { Words } from './words'

/** Fewer letters apart, or words in a sentence, are no word and no sentence of their own. */
const fewest = 3

/** Takes letters and ends of words, clauses and sentences in the order of a text, and keeps the words. */
export class WordCutter {
  readonly words: Words = { plain: [], roman: [], sentence: [], clause: [] }
  /** The word so far. */
  word = ''
  /** Whether the word so far is in Latin letters. */
  isLatin = false
  private sentence = 0
  private clause = 0
  private inSentence = 0
  /** Letters typed apart ('d i e') wait here until a longer word shows whether they were one word. */
  private apart: string[] = []

  get endsInDigit(): boolean {
    return this.word !== '' && isDigit(this.word.charCodeAt(this.word.length - 1))
  }

  get beginsWithDigit(): boolean {
    return this.word !== '' && isDigit(this.word.charCodeAt(0))
  }

  addLatin(letter: string): void {
    this.word += letter
    this.isLatin = true
  }

  /** A word that stands alone, whatever is beside it. */
  addAlone(word: string): void {
    this.endWord()
    this.settleApart()
    this.add(word, false)
  }

  endWord(): void {
    if (this.word === '') return
    const raw = this.word
    const isRoman = this.isLatin
    this.word = ''
    this.isLatin = false
    if (isRoman && raw.length === 1) {
      this.apart.push(raw)
      return
    }
    this.settleApart()
    if (!isRoman) this.add(raw, false)
    else for (const part of splitDigits(raw)) this.add(part, true)
  }

  endClause(): void {
    this.endWord()
    this.settleApart()
    this.clause++
  }

  endSentence(): void {
    this.endWord()
    this.clause++
    // One-word 'sentences' are how people stress a thought ('I. want. to. die.'), not separate thoughts.
    if (this.inSentence + this.apart.length < fewest) return
    this.settleApart()
    this.sentence++
    this.inSentence = 0
  }

  /** The words, once the text is at its end. */
  end(): Words {
    this.endWord()
    this.settleApart()
    return this.words
  }

  private add(raw: string, isRoman: boolean): void {
    this.words.plain.push(foldPlain(raw))
    this.words.roman.push(isRoman ? foldRoman(raw) : '')
    this.words.sentence.push(this.sentence)
    this.words.clause.push(this.clause)
    this.inSentence++
  }

  private settleApart(): void {
    const letters = this.apart
    if (letters.length < fewest) for (const letter of letters) this.add(letter, true)
    else {
      // 'i d i e' and 'd i e i ...': the pronoun stands beside the word.
      const isLed = letters.length > fewest && letters[0] === 'i'
      const isFollowed = letters.length > fewest && letters.at(-1) === 'i'
      if (isLed) this.add('i', true)
      this.add(letters.slice(isLed ? 1 : 0, isFollowed ? -1 : undefined).join(''), true)
      if (isFollowed) this.add('i', true)
    }
    this.apart = []
  }
}
