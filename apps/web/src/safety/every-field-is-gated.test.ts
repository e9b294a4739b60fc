import { expect, test } from 'vitest'
import { freeTextFields, modulesWithFreeText, uiFields } from '../testing/fields-for-words'

/**
 * `docs/safety.md` S2 and S25, kept for the screens that are still to come: a field for free text is a `CheckedTextField` or `CheckedTextArea`,
 * or its module calls `useFieldCheck`. These read on every way out, and take the `check` of a screen, which alone has a panel to show.
 */
test.each(modulesWithFreeText())(
  'S2, S25: what is written in $name is read on every way out',
  ({ name, unchecked }) => {
    expect(
      unchecked,
      `${name} has a field for free text that nobody reads. Use CheckedTextField or CheckedTextArea of safety/checked-field with the check of useSafetyCheck(), whose panel the screen shows above the field.`,
    ).toEqual([])
  },
)

test('the reading finds the fields that are there', () => {
  expect(uiFields()).toEqual(expect.arrayContaining(['TextArea', 'TextField']))
  expect(modulesWithFreeText().map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'features/mindscan/text/text-entry.tsx',
      'features/mindmitra/composer/composer.tsx',
      'features/profile/account/details/details-form.tsx',
      'features/safety-plan/plan-line.tsx',
    ]),
  )
})

test.each([
  ['<TextArea label="x" onChange={(event) => set(event)} />', true],
  ['<textarea rows={1} />', true],
  ['<TextField label="x" />', true],
  ['<TextField type="search" label="x" />', true],
  ['<CheckedTextField check={check} label="x" />', true],
  ['<input />', true],
  ['<input type={kind} />', true],
  ['<div contentEditable onInput={f} />', true],
  ['<div role="textbox" />', true],
  ['<TextField type="email" label="x" />', false],
  ['<input type="range" />', false],
  ["<input type={'checkbox'} />", false],
  ['<input onChange={() => {}} type="file" />', false],
  ['<Switch label="x" />', false],
])('%s is free text: %s', (code, isFreeText) => {
  expect(freeTextFields(code).length > 0).toBe(isFreeText)
})
