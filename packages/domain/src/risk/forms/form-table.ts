/** One word of a form: itself, or with any ending. */
export type Step = { text: string; isStem: boolean }
/** How the words of a lexicon are folded; the same way as the words of a text they are compared with. */
export type FoldStep = (part: string) => Step
/** Told a concept and the words that must follow the one that was looked up. */
export type SeeForm = (concept: number, rest: readonly Step[]) => void

const none: readonly Step[] = []

/**
 * The forms of a script by their first word. Rows of numbers in place of objects, and phrases left as they are written
 * until their first word is met: a phone pays for every object and every letter folded before the first text is read.
 */
export class FormTable {
  /** A first word to the last row that begins with it. */
  private readonly lastRow = new Map<string, number>()
  private readonly rowBefore: number[] = []
  private readonly concepts: number[] = []
  private readonly isStem: boolean[] = []
  private readonly rests: (string | readonly Step[])[] = []
  private longest = 0

  constructor(private readonly fold: FoldStep) {}

  /** Adds a form and answers its first word, folded. */
  add(form: string, concept: number): string {
    const space = form.indexOf(' ')
    const { text, isStem } = this.fold(space < 0 ? form : form.slice(0, space))
    this.rowBefore.push(this.lastRow.get(text) ?? -1)
    this.lastRow.set(text, this.concepts.length)
    this.concepts.push(concept)
    this.isStem.push(isStem)
    this.rests.push(space < 0 ? none : form.slice(space + 1))
    if (text.length > this.longest) this.longest = text.length
    return text
  }

  /** Calls `see` with each form that begins with the word, or with a stem of it of at least `shortest` letters. */
  visit(word: string, shortest: number, see: SeeForm): void {
    const end = Math.min(word.length, this.longest)
    for (let length = shortest; length <= end; length++) {
      const isWhole = length === word.length
      let row = this.lastRow.get(isWhole ? word : word.slice(0, length)) ?? -1
      for (; row >= 0; row = this.rowBefore[row] ?? -1) {
        if (isWhole || this.isStem[row]) see(this.concepts[row] ?? -1, this.restOf(row))
      }
    }
  }

  private restOf(row: number): readonly Step[] {
    const rest = this.rests[row] ?? none
    if (typeof rest !== 'string') return rest
    const steps = rest.split(' ').map(this.fold)
    this.rests[row] = steps
    return steps
  }
}
