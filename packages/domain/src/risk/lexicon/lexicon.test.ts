import { describe, expect, test } from 'vitest'
import { languages } from '../../language'
import { lexiconOf } from '.'
import { concepts } from './concept'
import { spellOut } from './spell-out'

/** A form as the gate loads it, without normalising: signs, then words of letters with one space between. */
const wellWritten = /^(\*|~?)[^\s*~{},/'’.:;!?-]+\*?( [^\s*~{},/'’.:;!?-]+\*?)*$/u
const ownLetters = {
  en: /^[\p{Script=Latin}\p{N}\p{Extended_Pictographic}]+$/u,
  hi: /^(\p{Script=Latin}+|\p{Script=Devanagari}+)$/u,
  mr: /^(\p{Script=Latin}+|\p{Script=Devanagari}+)$/u,
  bn: /^(\p{Script=Latin}+|\p{Script=Bengali}+)$/u,
  gu: /^(\p{Script=Latin}+|\p{Script=Gujarati}+)$/u,
  ta: /^(\p{Script=Latin}+|\p{Script=Tamil}+)$/u,
  te: /^(\p{Script=Latin}+|\p{Script=Telugu}+)$/u,
  kn: /^(\p{Script=Latin}+|\p{Script=Kannada}+)$/u,
}

describe.each(languages)('%s', (language) => {
  const entries = Object.entries(lexiconOf[language])
  const forms = entries.flatMap(([, entry]) => spellOut(entry))

  test('names only concepts that rules can use', () => {
    for (const [name] of entries) expect(concepts).toContain(name)
  })

  test('is written in the normal form and small letters', () => {
    for (const [, entry] of entries) expect(entry).toBe(entry.normalize('NFKC').toLowerCase())
  })

  test('separates forms by a comma and a space, and an ending is one word', () => {
    expect(forms.filter((form) => !wellWritten.test(form) || /^\*.* /.test(form))).toEqual([])
  })

  test('begins each form with a letter, by which its script is known', () => {
    for (const [, entry] of entries) expect(entry).not.toMatch(/(^|, )[*~]?\{/)
  })

  test('holds each word in its own script or in Latin letters, by which it is found', () => {
    const words = forms.flatMap((form) => form.replace(/[*~]/g, '').split(' '))
    expect(words.filter((word) => !ownLetters[language].test(word))).toEqual([])
  })
})
