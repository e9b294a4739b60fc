import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/**
 * `docs/safety.md` S2, kept for the screens that are still to come: on every way from a route to a field for free text stands a module that
 * calls `useCrisisGate` and its `assess`. A field of its own, a field in a part, and a shared search box are all found by their imports.
 */
const source = join(import.meta.dirname, '..')

/** Fields that take no words of a person's mind: name, mail and password. Each folder says why it may. */
const withoutWords: Record<string, string> = {
  'features/auth/': 'name, mail and password, before anyone is in',
  'features/profile/account/': 'name, mail, password and keys of services',
  'components/ui/': 'the fields themselves; who uses them is read',
}

const wordless =
  /type=(?:"|\{')(?:checkbox|radio|range|file|password|email|number|tel|date|time|month|hidden|submit|button|color)\b/

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|^testing\//.test(name))
const codeOf = new Map(modules.map((name) => [name, readFileSync(join(source, name), 'utf8')]))

/** A password is no words of the mind, and its field shows them as text only for a moment. */
const uiWithoutWords = new Set(['PasswordField'])

/** The fields of `components/ui`, by the names under which screens use them: also those that are still to come. */
const uiFields = new Set(
  modules
    .filter((name) => name.startsWith('components/ui/'))
    .filter((name) =>
      [...(codeOf.get(name) ?? '').matchAll(/<(?:textarea|input|TextField|TextArea)\b(?:=>|[^>])*>/g)].some(
        ([tag]) => !wordless.test(tag),
      ),
    )
    .flatMap((name) =>
      [...(codeOf.get(name) ?? '').matchAll(/export function ([A-Z]\w+)/g)].map(([, field]) => field ?? ''),
    )
    .filter((field) => !uiWithoutWords.has(field)),
)

/** The opening tags of fields in a module that accept free text. */
function freeTextFields(code: string): string[] {
  return [...code.matchAll(/<(\w+)\b((?:=>|[^>])*)>/g)]
    .filter(
      ([tag, name = '']) =>
        ((name === 'textarea' || name === 'input' || uiFields.has(name)) && !wordless.test(tag)) ||
        /\bcontentEditable\b(?!=\{false\})|\brole="(?:textbox|searchbox)"/.test(tag),
    )
    .map(([tag]) => tag)
}

function importsOf(name: string): string[] {
  const specifiers = [...(codeOf.get(name) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, path]) => path ?? '',
  )
  return specifiers.flatMap((path) => {
    const target = relative(source, join(source, dirname(name), path)).replaceAll('\\', '/')
    return [`${target}.ts`, `${target}.tsx`, target].filter((candidate) => codeOf.has(candidate)).slice(0, 1)
  })
}

const asksGate = (name: string) => {
  const code = codeOf.get(name) ?? ''
  return /\buseCrisisGate\(/.test(code) && /\bassess\b/.test(code)
}

/** Asks the gate itself, or by a hook of its own feature. */
const isGated = (name: string) =>
  asksGate(name) || importsOf(name).some((other) => /\/use-[\w-]+\.tsx?$/.test(other) && asksGate(other))

/** What can be reached from the app's first module without passing the gate. */
function reachedUngated(): Set<string> {
  const reached = new Set<string>()
  const waiting = ['main.tsx']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || isGated(name)) continue
    reached.add(name)
    waiting.push(...importsOf(name))
  }
  return reached
}

const isExcused = (name: string) => Object.keys(withoutWords).some((folder) => name.startsWith(folder))
const surfaces = modules.filter((name) => !isExcused(name) && freeTextFields(codeOf.get(name) ?? '').length > 0)

test.each(surfaces)('S2: what is written in %s goes through the gate', (name) => {
  expect(
    reachedUngated().has(name),
    `${name} has a field for free text that a screen reaches without the crisis gate. Call useCrisisGate() in the screen or in the field's module, show its panel above the field, and assess what was written before anything else happens to it.`,
  ).toBe(false)
})

test('the reading finds the fields that are there, and the ways to them', () => {
  expect([...uiFields].sort()).toEqual(expect.arrayContaining(['TextArea', 'TextField']))
  expect(surfaces).toEqual(
    expect.arrayContaining(['features/mindscan/text/text-entry.tsx', 'features/safety-plan/plan-line.tsx']),
  )
  const reached = reachedUngated()
  expect(reached.has('features/help/help-page.tsx')).toBe(true)
  expect(reached.has('features/auth/credentials/credentials-form.tsx')).toBe(true)
})

test.each([
  ['<TextArea label="x" onChange={(event) => set(event)} />', true],
  ['<textarea rows={1} />', true],
  ['<TextField label="x" />', true],
  ['<TextField type="search" label="x" />', true],
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
