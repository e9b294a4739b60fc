import { type Concept, concepts, type Lexicon, spellOut } from './lexicon/concept'
import { foldIndicWord, foldPlain, foldRoman, isDigit, isIndic, isLatin, readWords, type Words } from './words'

type Step = { text: string; isStem: boolean }
/** One form that ends at a letter: its concept, and the words that must follow it. Several are chained. */
type Mark = { concept: number; isStem: boolean; rest: Step[] | null; next: Mark | undefined }

/** Letters as a first-child, next-sibling tree: a word is walked letter by letter and mostly leaves after three. */
class LetterTree {
  private readonly letter: number[] = [0]
  private readonly child: number[] = [0]
  private readonly sibling: number[] = [0]
  private readonly roots = new Map<number, number>()
  private readonly marks: (Mark | undefined)[] = [undefined]

  private step(node: number, code: number): number {
    if (node === 0) return this.roots.get(code) ?? 0
    let at = this.child[node] ?? 0
    while (at !== 0 && this.letter[at] !== code) at = this.sibling[at] ?? 0
    return at
  }

  private grow(node: number, code: number): number {
    const known = this.step(node, code)
    if (known !== 0) return known
    const made = this.letter.length
    this.letter.push(code)
    this.child.push(0)
    this.marks.push(undefined)
    if (node === 0) {
      this.roots.set(code, made)
      this.sibling.push(0)
    } else {
      this.sibling.push(this.child[node] ?? 0)
      this.child[node] = made
    }
    return made
  }

  mark(text: string, concept: number, isStem: boolean, rest: Step[] | null): void {
    let node = 0
    for (let i = 0; i < text.length; i++) node = this.grow(node, text.charCodeAt(i))
    this.marks[node] = { concept, isStem, rest, next: this.marks[node] }
  }

  /** Calls `see` with each form that is the word, or the stem it begins with. */
  visit(text: string, see: (mark: Mark) => void): void {
    let node = 0
    for (let i = 0; i < text.length; i++) {
      node = this.step(node, text.charCodeAt(i))
      if (node === 0) return
      const isWhole = i === text.length - 1
      for (let mark = this.marks[node]; mark !== undefined; mark = mark.next) {
        if (isWhole || mark.isStem) see(mark)
      }
    }
  }
}

function reversed(text: string): string {
  let out = ''
  for (let i = text.length - 1; i >= 0; i--) out += text.charAt(i)
  return out
}

/** At most one letter added, lost, changed, or two neighbours swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a.charAt(head) === b.charAt(head)) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.charAt(a.length - 1 - tail) === b.charAt(b.length - 1 - tail))
    tail++
  const left = a.length - head - tail
  const right = b.length - head - tail
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && a.charAt(head) === b.charAt(head + 1) && a.charAt(head + 1) === b.charAt(head)
}

/** A stem's last virama, and in Tamil its last short u, give way to the vowel of an ending: சீரியல், சீரியலில். */
function openEnd(stem: string): string {
  const last = stem.charCodeAt(stem.length - 1)
  const isVirama = isIndic(last) && (last & 0x7f) === 0x4d
  return isVirama || (last === 0x0bc1 && stem.length >= 5) ? stem.slice(0, -1) : stem
}

function stepOf(part: string, isRoman: boolean): Step {
  const isStem = part.endsWith('*')
  const bare = isStem ? part.slice(0, -1) : part
  if (isLatin(bare.charCodeAt(0)) || isDigit(bare.charCodeAt(0))) {
    return { text: isRoman ? foldRoman(bare) : foldPlain(bare), isStem }
  }
  const text = foldIndicWord(bare) ?? readWords(bare).plain[0] ?? ''
  return { text: isStem ? openEnd(text) : text, isStem }
}

const conceptIds = new Map<string, number>(concepts.map((concept, id) => [concept, id]))

export function conceptId(concept: Concept): number {
  return conceptIds.get(concept) ?? -1
}

/** Words often written with a letter starred out. */
const maskable: readonly Concept[] = [
  'suicide',
  'suicidal',
  'die',
  'kill',
  'dead',
  'death',
  'rape',
  'cut',
  'hang',
  'overdose',
  'intent',
]
const shortestGlued = 7
const longestGlued = 80

const numberId = conceptId('number')
const units = new Set([
  'mg',
  'ml',
  'mcg',
  'am',
  'pm',
  'minutes',
  'mins',
  'days',
  'th',
  'years',
  'saal',
  'hours',
  'baje',
])
const fewest = 5

/** A count beyond an ordinary dose: `20`, not `500 mg` and not `at 10`. */
function isCount(words: Words, at: number): boolean {
  const word = words.plain[at] ?? ''
  const code = word.charCodeAt(0)
  if (code < 48 || code > 57 || word.length > 3 || Number(word) < fewest) return false
  return !units.has(words.plain[at + 1] ?? '') && words.plain[at - 1] !== 'at'
}

export class WordIndex {
  private readonly plain = new LetterTree()
  private readonly roman = new LetterTree()
  private readonly forgiving = new Map<string, { text: string; concept: number }[]>()
  private readonly endings = new LetterTree()
  private readonly glue = new Set<string>()
  private readonly masked = new Map<number, { text: string; concept: number }[]>()

  constructor(english: Lexicon, others: readonly Lexicon[], glued: string) {
    this.load(english, false)
    for (const lexicon of others) this.load(lexicon, true)
    for (const word of spellOut(glued)) this.glue.add(foldPlain(word))
    for (const concept of maskable) {
      for (const form of spellOut(english[concept] ?? '')) {
        const text = form.replace(/[~*]/g, '')
        if (text.includes(' ') || text.length < 3) continue
        const sameLength = this.masked.get(text.length) ?? []
        sameLength.push({ text, concept: conceptId(concept) })
        this.masked.set(text.length, sameLength)
      }
    }
  }

  private load(lexicon: Lexicon, isRoman: boolean): void {
    for (const [name, entry] of Object.entries(lexicon)) {
      const concept = conceptId(name as Concept)
      for (const form of spellOut(entry.normalize('NFKC'))) this.addForm(form, concept, isRoman)
    }
  }

  private addForm(form: string, concept: number, isRoman: boolean): void {
    if (form.startsWith('*')) {
      this.endings.mark(reversed(stepOf(form.slice(1), isRoman).text), concept, true, null)
      return
    }
    const isForgiving = form.startsWith('~')
    const [head = '', ...rest] = (isForgiving ? form.slice(1) : form).split(' ')
    const { text, isStem } = stepOf(head, isRoman)
    if (text === '') return
    const tree = isRoman && isLatin(head.charCodeAt(0)) ? this.roman : this.plain
    tree.mark(text, concept, isStem, rest.length === 0 ? null : rest.map((part) => stepOf(part, isRoman)))
    if (isForgiving) this.forgive(text, concept)
  }

  private forgive(text: string, concept: number): void {
    for (let i = 0; i <= text.length; i++) {
      const key = i === text.length ? text : text.slice(0, i) + text.slice(i + 1)
      const near = this.forgiving.get(key) ?? []
      near.push({ text, concept })
      this.forgiving.set(key, near)
    }
  }

  /** Calls `see` with every concept and the first and last word that carry it. */
  read(words: Words, see: (concept: number, from: number, to: number) => void): void {
    for (let at = 0; at < words.plain.length; at++) {
      const plain = words.plain[at] ?? ''
      const roman = words.roman[at] ?? ''
      let isKnown = false
      const visit = (mark: Mark) => {
        if (mark.rest !== null && !this.follows(words, at, mark.rest)) return
        isKnown = true
        see(mark.concept, at, at + (mark.rest?.length ?? 0))
      }
      if (isCount(words, at)) see(numberId, at, at)
      this.plain.visit(plain, visit)
      if (roman !== '') this.roman.visit(roman, visit)
      this.endings.visit(reversed(roman || plain), visit)
      if (isKnown) continue
      this.readJoined(words, at, see)
      if (plain.includes('*')) this.readMasked(plain, at, see)
      else if (plain.length >= 5) {
        this.readForgiving(plain, at, see)
        if (roman !== '' && roman !== plain) this.readForgiving(roman, at, see)
      }
    }
  }

  private follows(words: Words, at: number, rest: readonly Step[]): boolean {
    return rest.every((step, i) => {
      const plain = words.plain[at + 1 + i]
      if (plain === undefined) return false
      const roman = words.roman[at + 1 + i] ?? ''
      if (step.isStem) return plain.startsWith(step.text) || (roman !== '' && roman.startsWith(step.text))
      return plain === step.text || roman === step.text
    })
  }

  /** 'sui cide', 'आत्म हत्या': two neighbours that are one word of the lexicon. */
  private readJoined(words: Words, at: number, see: (concept: number, from: number, to: number) => void): void {
    const next = words.plain[at + 1]
    if (next === undefined) return
    const plain = (words.plain[at] ?? '') + next
    if (plain.length < 6 || plain.length > 24) return
    const visit = (mark: Mark) => {
      if (mark.rest === null) see(mark.concept, at, at + 1)
    }
    this.plain.visit(plain, visit)
    const roman = (words.roman[at] ?? '') + (words.roman[at + 1] ?? '')
    if (roman !== '') this.roman.visit(roman, visit)
  }

  private readMasked(text: string, at: number, see: (concept: number, from: number, to: number) => void): void {
    let stars = 0
    for (const c of text) if (c === '*') stars++
    if (stars * 2 > text.length) return
    for (const candidate of this.masked.get(text.length) ?? []) {
      let fits = true
      for (let i = 0; i < text.length && fits; i++)
        fits = text.charAt(i) === '*' || text.charAt(i) === candidate.text.charAt(i)
      if (fits) return see(candidate.concept, at, at)
    }
  }

  private readForgiving(text: string, at: number, see: (concept: number, from: number, to: number) => void): void {
    if (text.length > 20) return
    for (let i = 0; i <= text.length; i++) {
      const near = this.forgiving.get(i === text.length ? text : text.slice(0, i) + text.slice(i + 1))
      if (near === undefined) continue
      for (const word of near) {
        if (word.text.charCodeAt(0) === text.charCodeAt(0) && isNear(text, word.text)) return see(word.concept, at, at)
      }
    }
  }

  /** 'iwanttodie', '#killmyself': runs without spaces that are made of listed words only, taken apart. */
  unglued(words: Words): Words {
    let result: Words | null = null
    for (let at = 0; at < words.plain.length; at++) {
      const plain = words.plain[at] ?? ''
      const pieces =
        words.roman[at] === '' || plain.length < shortestGlued || plain.length > longestGlued
          ? null
          : this.unglue(plain)
      if (pieces === null) {
        if (result !== null) push(result, words, at, plain, words.roman[at] ?? '')
        continue
      }
      result ??= {
        plain: words.plain.slice(0, at),
        roman: words.roman.slice(0, at),
        sentence: words.sentence.slice(0, at),
        clause: words.clause.slice(0, at),
      }
      for (const piece of pieces) push(result, words, at, piece, foldRoman(piece))
    }
    return result ?? words
  }

  private unglue(text: string): string[] | null {
    if (this.glue.has(text)) return null
    const from: (number | undefined)[] = [0]
    for (let end = 1; end <= text.length; end++) {
      for (let start = Math.max(0, end - 10); start < end; start++) {
        // 'iwanttodie' reads 'iwantodie' here: two words may share the letter that was doubled between them.
        const isReached = from[start] !== undefined || (start > 0 && start + 1 < end && from[start + 1] !== undefined)
        if (!isReached || !this.glue.has(text.slice(start, end))) continue
        from[end] = start
        break
      }
    }
    if (from[text.length] === undefined) return null
    const pieces: string[] = []
    for (let end = text.length; end > 0; ) {
      const start = from[end] ?? 0
      pieces.unshift(text.slice(start, end))
      end = from[start] === undefined ? start + 1 : start
    }
    return pieces
  }
}

function push(result: Words, source: Words, at: number, plain: string, roman: string): void {
  result.plain.push(plain)
  result.roman.push(roman)
  result.sentence.push(source.sentence[at] ?? 0)
  result.clause.push(source.clause[at] ?? 0)
}
