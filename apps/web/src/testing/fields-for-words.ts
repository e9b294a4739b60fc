import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..')

/** Fields that take no words of a person's mind. Each folder says why it may. */
const withoutWords: Record<string, string> = {
  'features/auth/': 'name, mail and password, before anyone is in',
  'features/profile/account/second-step/': 'codes of six digits',
  'components/ui/': 'the fields themselves; who uses them is read',
  'safety/checked-field.tsx': 'the fields that are read',
}

/** Checked fields that other modules fill with a label: who uses them is a surface. */
const sharedFields = ['WordsField', 'LineField', 'PseudonymField', 'GatedSearch']

const wordless =
  /type=(?:"|\{')(?:checkbox|radio|range|file|password|email|number|tel|date|time|month|datetime-local|hidden|submit|button|color)\b|\breadOnly hidden\b/

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(name))
const codeOf = new Map(modules.map((name) => [name, readFileSync(join(source, name), 'utf8')]))

/** A password is no words of the mind, and its field shows them as text only for a moment. */
const uiWithoutWords = new Set(['PasswordField'])

/** The fields of `components/ui`, by the names under which screens use them: also those that are still to come. */
export function uiFields(): string[] {
  return modules
    .filter((name) => name.startsWith('components/ui/'))
    .filter((name) =>
      [...(codeOf.get(name) ?? '').matchAll(/<(?:textarea|input|TextField|TextArea)\b(?:=>|[^>])*>/g)].some(
        ([tag]) => !wordless.test(tag),
      ),
    )
    .flatMap((name) =>
      [...(codeOf.get(name) ?? '').matchAll(/export function ([A-Z]\w+)/g)].map(([, field]) => field ?? ''),
    )
    .filter((field) => !uiWithoutWords.has(field))
}

const fields = new Set(['textarea', 'input', 'CheckedTextField', 'CheckedTextArea', ...sharedFields, ...uiFields()])

/** The opening tags of fields in a module that accept free text. */
export function freeTextFields(code: string): string[] {
  return [...code.matchAll(/<(\w+)\b((?:=>|[^>])*)>/g)]
    .filter(
      ([tag, name = '']) =>
        (fields.has(name) && !wordless.test(tag)) ||
        /\bcontentEditable\b(?!=\{false\})|\brole="(?:textbox|searchbox)"/.test(tag),
    )
    .map(([tag]) => tag)
}

const isReadByItself = (tag: string) =>
  [...sharedFields, 'CheckedTextField', 'CheckedTextArea'].some((name) => new RegExp(`^<${name}\\b`).test(tag))

/** Every module that puts a field for free text on a screen, with those of its fields that nobody reads. */
export function modulesWithFreeText(): { name: string; unchecked: string[] }[] {
  return modules
    .filter((name) => !Object.keys(withoutWords).some((place) => name.startsWith(place)))
    .flatMap((name) => {
      const code = codeOf.get(name) ?? ''
      const found = freeTextFields(code)
      if (found.length === 0) return []
      return [{ name, unchecked: /\buseFieldCheck\(/.test(code) ? [] : found.filter((tag) => !isReadByItself(tag)) }]
    })
}
