/**
 * Words that are kept in every language, whatever the page speaks: help answers in the language of what was written, without a network
 * too (`docs/safety.md`, S4), and stands in a frame.
 */
const alwaysKept = new Set([
  'common',
  'shell',
  'errors',
  'frame',
  'help',
  'crisis',
  'crisis_replies',
  'safety_conversation',
  'safety_plan',
  'conversation',
  'replies',
])

/** English stands in for every other language. */
const everyones = 'en'

type BuiltFile = { url: string; revision?: string | null }

/** What everyone keeps, and for each language the paths of what those keep who speak it. */
type KeptFiles = { always: BuiltFile[]; ofLanguage: Map<string, string[]> }

/** Sorts the files of the build by who keeps them. */
export function keptFiles(files: readonly BuiltFile[]): KeptFiles {
  const always: BuiltFile[] = []
  const ofLanguage = new Map<string, string[]>()
  for (const file of files) {
    const [, language, name] = /^assets\/words\/(\w\w)\/([\w-]+)-[\w-]{8}\.js$/.exec(file.url) ?? []
    if (!language || !name || language === everyones || alwaysKept.has(name)) always.push(file)
    else ofLanguage.set(language, [...(ofLanguage.get(language) ?? []), `/${file.url}`])
  }
  return { always, ofLanguage }
}
