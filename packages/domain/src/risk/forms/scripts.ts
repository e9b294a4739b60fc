import { type Language, languages } from '../../language'
import { lazy } from '../../lazy'
import { blockOf, isIndic } from '../../text/letters'
import { ScriptForms } from './script-forms'

const indic = (...written: Language[]) => lazy(() => new ScriptForms(written, false))

const devanagari = indic('hi', 'mr')
const byBlock: Readonly<Record<number, () => ScriptForms>> = {
  2304: devanagari,
  2432: indic('bn'),
  2688: indic('gu'),
  2944: indic('ta'),
  3072: indic('te'),
  3200: indic('kn'),
}
/** All eight languages are typed in Latin letters too (S4); English first, its spelling decides. */
const latin = lazy(() => new ScriptForms(['en', ...languages.filter((language) => language !== 'en')], true))

/**
 * The forms of the script a letter belongs to, loaded when a text first holds such a letter: by the letters and not by
 * the interface's language, for people write in any of their languages (S4). Null for a script no lexicon is written in.
 */
export function formsFor(letter: number): ScriptForms | null {
  const forms = partFor(letter)
  if (forms === null) return null
  while (forms.loadMore());
  return forms
}

function partFor(letter: number): ScriptForms | null {
  return (isIndic(letter) ? byBlock[blockOf(letter)]?.() : latin()) ?? null
}

/** Latin letters and the script of a language, loaded in slices so short that no frame is lost between two of them. */
export function* loadSlices(language: Language): Generator<void> {
  const own = { en: 97, hi: 0x0905, mr: 0x0905, bn: 0x0985, gu: 0x0a85, ta: 0x0b85, te: 0x0c05, kn: 0x0c85 }[language]
  for (const forms of [partFor(97), partFor(own)]) {
    while (forms?.loadMore()) yield
  }
}
