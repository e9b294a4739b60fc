import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-command'
import { exceptions, faultsOf, gradeOf, hardFiles, readSaid } from './words'

test.each([
  ['groups.failed', "The groups couldn't be loaded.", 'Say who did it'],
  ['data.here', 'This lies on this device only.', 'saved on'],
  ['data.people', 'Write to the people of this installation.', 'Maitri'],
  ['video.lead', 'Choose a film.', 'video'],
  ['auth.busy', "That isn't possible just now.", 'a minute ago'],
  ['auth.name', 'You need not give it.', "don't have to"],
  ['community.join', 'Who joins chooses a name.', "begin with 'Who'"],
  ['check_in.done', 'Nothing is lost.', 'friend'],
  ['check_in.hint', 'It is not too late.', 'contraction'],
  ['check_in.long', Array.from({ length: 21 }, () => 'word').join(' '), 'of it: 20'],
  ['replies.long', Array.from({ length: 25 }, () => 'word').join(' '), 'of it: 24'],
  ['data.move.action', 'Move all of it to my account', 'Shorten the button'],
  ['data.move.moved', 'Moved. It is all here now.', 'status in one sentence'],
])('%s: %s', (where, text, advice) => {
  expect(faultsOf([{ where, text }]).map((fault) => fault.advice)).toEqual([expect.stringContaining(advice)])
})

test('what a friend would write has no fault, and words of help may say a full not', () => {
  expect(faultsOf([{ where: 'check_in.kept.held', text: "Check-in saved. You don't have to do more." }])).toEqual([])
  expect(faultsOf([{ where: 'data.move.moved', text: 'Moved to your account.' }])).toEqual([])
  expect(faultsOf([{ where: 'data.move.action', text: 'Move to my account' }])).toEqual([])
  expect(faultsOf([{ where: 'crisis.lead', text: 'You do not have to be alone with this.' }])).toEqual([])
})

test('the class rises with longer words and sentences, and a file above it is named', () => {
  const easy = 'We saved your note. You can read it here.'
  const hard = 'Authentication credentials were unexpectedly invalidated following administrative intervention.'
  expect(gradeOf([easy])).toBeLessThan(3)
  expect(gradeOf([hard])).toBeGreaterThan(12)
  expect(gradeOf(['Save'])).toBeNull()
  expect(hardFiles([{ where: 'errors.a', text: hard }]).map(({ where }) => where)).toEqual(['errors'])
})

test('every exception is a text that exists and that a rule would change', () => {
  const texts = new Map(
    readSaid(join(repositoryRoot, 'packages/content/messages/en')).map(({ where, text }) => [where, text]),
  )
  for (const [where] of exceptions) {
    const text = texts.get(where) ?? ''
    // The same key in another file, so that the exception itself is not asked.
    expect(faultsOf([{ where: where.replace('.', '.of.'), text }]), where).not.toEqual([])
  }
})
