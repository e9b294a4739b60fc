import type { Language } from '../../language'
import { isIndic } from '../../text/letters'
import { lexiconOf } from '../lexicon'
import { conceptId, type Lexicon } from '../lexicon/concept'
import { formsOf } from '../lexicon/spell-out'
import { reversed } from '../words/reversed'
import { foldEnglish, foldIndian } from './fold-step'
import { type FoldStep, FormTable } from './form-table'
import { NearForms } from './near-forms'

/** An ending is looked up from its last letter, and always leaves the beginning of the word open. */
const foldEnding: FoldStep = (part) => ({ text: reversed(foldIndian(part).text), isStem: true })

/**
 * Every form written in one script, whatever the language. Read from the lexicons little by little through `loading`;
 * nothing may be looked up before it has come to its end.
 */
export class ScriptForms {
  /** Words as they are; for Latin letters those of the English lexicon. */
  readonly plain: FormTable
  /** Latin letters only: words of the Indian languages, compared as `foldRoman` leaves them. */
  readonly roman = new FormTable(foldIndian)
  readonly endings = new FormTable(foldEnding)
  readonly near = new NearForms()
  private readonly loading: Generator<void>

  constructor(
    languages: readonly Language[],
    private readonly isLatinScript: boolean,
  ) {
    this.plain = new FormTable(isLatinScript ? foldEnglish : foldIndian)
    this.loading = this.load(languages)
  }

  private readonly isOwn = (letter: number) => isIndic(letter) !== this.isLatinScript

  /** Reads one more entry of a lexicon; false when there was none left. A small part of a millisecond. */
  loadMore(): boolean {
    return this.loading.next().done !== true
  }

  private *load(languages: readonly Language[]): Generator<void> {
    for (const language of languages) {
      const table = this.isLatinScript && language !== 'en' ? this.roman : this.plain
      const lexicon: Lexicon = lexiconOf[language]
      for (const name in lexicon) {
        this.addEntry(lexicon[name as keyof Lexicon] ?? '', conceptId(name), table)
        yield
      }
    }
  }

  private addEntry(entry: string, concept: number, table: FormTable): void {
    for (const form of formsOf(entry, this.isOwn)) {
      const isEnding = form.startsWith('*')
      const isForgiving = form.startsWith('~')
      if (isEnding) this.endings.add(form.slice(1), concept)
      else if (isForgiving) this.near.add(table.add(form.slice(1), concept), concept)
      else table.add(form, concept)
    }
  }
}
