import { groupWords } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyDraft, type GroupDraft, groupInput, problemsOf, pseudonymProblem, tagsOf } from './group-draft'

const account = { displayName: 'Ananya Rao', email: 'ananya.r@example.in' }
const draft = (changes: Partial<GroupDraft> = {}): GroupDraft => ({
  ...emptyDraft('Quiet Banyan'),
  name: 'Night shift',
  description: 'Home at sunrise.',
  ...changes,
})

test.each([
  ['', []],
  [' , ,', []],
  ['sleep', ['sleep']],
  [' sleep ,  night   shifts,', ['sleep', 'night shifts']],
  ['Sleep, sleep, SLEEP', ['Sleep']],
  ['नींद, रात', ['नींद', 'रात']],
])('the tags of %j are %j', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags)
})

test.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'name_missing' }],
  [{ description: '\n ' }, { description: 'description_missing' }],
  [{ tags: 'a,b,c,d,e,f,g,h' }, {}],
  [{ tags: 'a,b,c,d,e,f,g,h,i' }, { tags: 'tags_too_many' }],
  [{ tags: 'x'.repeat(31) }, { tags: 'tags_too_long' }],
  [{ pseudonym: ' ' }, { pseudonym: 'too_short' }],
  [{ pseudonym: 'ananya  RAO' }, { pseudonym: 'account_name' }],
])('of %j what must change is %j', (changes, problems) => {
  expect(problemsOf(draft(changes), account, true)).toEqual(problems)
})

test('a group that is edited asks for no pseudonym', () => {
  expect(problemsOf(draft({ pseudonym: '' }), account, false)).toEqual({})
})

test.each([
  ['Ananya Rao', 'account_name'],
  ['ananya-rao', 'account_name'],
  ['ananya.r@example.in', 'account_name'],
  ['Ananya.R', 'account_name'],
  ['😀😀😀', 'too_short'],
  ['Quiet Banyan', null],
  ['शांत नदी', null],
] as const)('the pseudonym %j: %s', (pseudonym, problem) => {
  expect(pseudonymProblem(pseudonym, account)).toBe(problem)
})

test('whatever was typed or pasted, a draft without problems has the form that the server takes', () => {
  const unit = fc.constantFrom('a', 'न', ' ', '\t', '\n', '\u0007', '\u202e', '\u2028', ',', '😀')
  const text = fc.string({ unit, maxLength: 60 })
  fc.assert(
    fc.property(text, text, text, (name, description, tags) => {
      const written = draft({ name, description, tags })
      fc.pre(Object.keys(problemsOf(written, account, true)).length === 0)
      expect(z.safeParse(groupWords, groupInput(written)).success).toBe(true)
    }),
  )
})
