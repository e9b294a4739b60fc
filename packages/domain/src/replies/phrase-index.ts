import type { Token } from '../text/tokens-of'
import { NearWords } from './near-words'
import type { Phrase } from './phrase'
import { soundSpelling, spellingsOf } from './spelling'

/** The words of a message as the phrases see them: for each word what it may stand for, and the sentence it belongs to. */
export type Sighted = { senses: ReadonlySet<number>[]; sentence: number[]; clause: number[] }

/** Where a phrase was found: the indexes of its words in the message. */
export type Sighting<Label> = { label: Label; at: readonly number[] }

type Ready<Label> = {
  label: Label
  places: readonly (readonly number[])[]
  gaps: readonly boolean[]
  anchor: Phrase['anchor']
}

const widestGap = 6
const shortestStem = 2
const phrasesInSlice = 50
const longestStem = 16
/** English words of this length and more are also known by their sound ('pasword'); shorter ones sound like too many others. */
const shortestTwin = 6
const isSound = (word: string) => word.startsWith('~')
const isLatin = (word: string) => word.charCodeAt(0) < 0x7b

/** A phrase with what it means, and whether slips of typing are forgiven in its Latin letters; they are, where nothing is said. */
export type Entry<Label> = { label: Label; phrase: Phrase; hasSpelling?: boolean | undefined }

/** All phrases of all languages, found in one pass over the words of a message. */
export class PhraseIndex<Label> {
  private readonly wordIds = new Map<string, number>()
  /** Words that a slip of typing may stand for. */
  private readonly mistyped = new Set<string>()
  private readonly stemIds = new Map<string, number>()
  private readonly soundTwins = new Map<string, number[]>()
  private readonly byFirst = new Map<number, Ready<Label>[]>()
  private readonly known: ReadonlySet<string> | null
  private near: NearWords | null = null
  private nextId = 0

  /** `ordinary` are words that are never taken for a slip of typing; null where no word is. */
  constructor(entries: Iterable<Entry<Label>>, ordinary: Iterable<string> | null) {
    for (const entry of entries) this.add(entry)
    for (const word of this.wordIds.keys()) this.addTwin(word)
    this.known = ordinary && new Set(ordinary)
  }

  /** Makes an index in slices of about a millisecond, where a page is looked at meanwhile. */
  static *inSlices<Label>(
    entries: Iterable<Entry<Label>>,
    ordinary: Iterable<string> | null,
  ): Generator<void, PhraseIndex<Label>> {
    const index = new PhraseIndex<Label>([], ordinary)
    let done = 0
    for (const entry of entries) {
      index.add(entry)
      done += 1
      if (done % phrasesInSlice === 0) yield
    }
    for (const word of [...index.wordIds.keys()]) {
      index.addTwin(word)
      done += 1
      if (done % phrasesInSlice === 0) yield
    }
    return index
  }

  /** English words are also known by their sound. */
  private addTwin(word: string): void {
    const id = this.wordIds.get(word)
    if (id === undefined || word.length < shortestTwin || !isLatin(word)) return
    const twins = this.soundTwins.get(soundSpelling(word))
    if (twins) twins.push(id)
    else this.soundTwins.set(soundSpelling(word), [id])
  }

  private add({ label, phrase, hasSpelling = true }: Entry<Label>): void {
    for (const { words } of phrase.places)
      for (const word of words) if (!isSound(word) && (hasSpelling || !isLatin(word))) this.mistyped.add(word)
    const places = phrase.places.map((place) => [
      ...place.words.map((word) => this.idIn(this.wordIds, word)),
      ...place.stems.map((stem) => this.idIn(this.stemIds, stem)),
    ])
    const ready = { label, places, gaps: phrase.gaps, anchor: phrase.anchor }
    for (const id of places[0] ?? []) {
      const others = this.byFirst.get(id)
      if (others) others.push(ready)
      else this.byFirst.set(id, [ready])
    }
  }

  private idIn(ids: Map<string, number>, spelling: string): number {
    const known = ids.get(spelling)
    if (known !== undefined) return known
    this.nextId += 1
    ids.set(spelling, this.nextId)
    return this.nextId
  }

  sight(tokens: readonly Token[]): Sighted {
    const sighted: Sighted & { senses: Set<number>[] } = { senses: [], sentence: [], clause: [] }
    const seen = new Map<string, Set<number>>()
    let sentence = 0
    let clause = 0
    for (const token of tokens) {
      if (token.kind === 'sentence_break') sentence += 1
      if (token.kind !== 'word') {
        clause += 1
        continue
      }
      const senses = seen.get(token.folded) ?? this.sensesOf(token)
      seen.set(token.folded, senses)
      sighted.senses.push(senses)
      sighted.sentence.push(sentence)
      sighted.clause.push(clause)
    }
    return sighted
  }

  private sensesOf(token: Token): Set<number> {
    const spellings = spellingsOf(token.folded, token.script)
    const senses = new Set(spellings.flatMap((spelling) => this.exactly(spelling)))
    if (senses.size > 0 || !this.known || spellings.some((spelling) => this.isOrdinary(spelling))) return senses
    this.near ??= new NearWords(this.mistyped)
    const [spelling = ''] = spellings
    for (const word of this.near.near(spelling)) {
      const id = this.wordIds.get(word)
      if (id !== undefined && isSlip(spelling, word)) senses.add(id)
    }
    return senses
  }

  private isOrdinary(spelling: string): boolean {
    return [spelling, ...withoutEnding(spelling)].some((form) => this.known?.has(form))
  }

  private exactly(spelling: string): number[] {
    const found: number[] = []
    const word = this.wordIds.get(spelling)
    if (word !== undefined) found.push(word)
    found.push(...(this.soundTwins.get(spelling) ?? []))
    const longest = Math.min(spelling.length, longestStem)
    for (let length = shortestStem; length <= longest; length++) {
      const stem = this.stemIds.get(spelling.slice(0, length))
      if (stem !== undefined) found.push(stem)
    }
    return found
  }

  sightings(sighted: Sighted): Sighting<Label>[] {
    const found: Sighting<Label>[] = []
    sighted.senses.forEach((senses, start) => {
      for (const sense of senses) {
        for (const phrase of this.byFirst.get(sense) ?? []) {
          const at = placesFrom(sighted, phrase, start)
          if (at) found.push({ label: phrase.label, at })
        }
      }
    })
    return found
  }
}

/** In the scripts of India another consonant makes another word ('to pay' and 'to study' in Gujarati): only signs are mistyped there. */
const isSlip = (spelling: string, word: string): boolean =>
  /^\p{Script=Latin}/u.test(word) || withoutSigns(spelling) === withoutSigns(word)

const withoutSigns = (word: string) => word.replace(/\p{M}/gu, '')

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ly']

/** What an English word may be without its ending: the forms of an ordinary word are ordinary too. */
function withoutEnding(word: string): string[] {
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  return endings
    .filter((ending) => word.length - ending.length > 2 && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .flatMap((stem) => [stem, `${stem}e`])
}

/** Each place takes the first word that fits, without going back: one look per word of the widest gap. */
function placesFrom<Label>(sighted: Sighted, phrase: Ready<Label>, start: number): number[] | null {
  const { senses, sentence } = sighted
  if (phrase.anchor === 'whole_message' && (start > 0 || senses.length !== phrase.places.length)) return null
  if (phrase.anchor === 'sentence_start' && start > 0 && sentence[start] === sentence[start - 1]) return null
  const at = [start]
  for (let place = 1; place < phrase.places.length; place++) {
    const from = (at.at(-1) ?? start) + 1
    const until = phrase.gaps[place] ? from + widestGap : from
    let found = -1
    for (let word = from; word <= until && found < 0; word++) {
      if (sentence[word] !== sentence[start]) break
      if (phrase.places[place]?.some((id) => senses[word]?.has(id))) found = word
    }
    if (found < 0) return null
    at.push(found)
  }
  return at
}
