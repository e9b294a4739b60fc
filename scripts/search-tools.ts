import { readFileSync } from 'node:fs'
import { needsInWords } from '@maitri/content/needs-in-words'
import { type ToolId, toolIds } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import { findTools } from '../apps/web/src/features/coping-tools/library/find-tools'
import { repositoryRoot } from './run-command'

/**
 * Which words of a list find no coping tool: `npm run search:tools -- words.txt`, a search on each line. What a need is named by finds its tools
 * under every language; a line that only stands in the words of a tool is found under that language alone, and is told apart.
 */
const file = process.argv[2]
if (!file) {
  process.stderr.write('npm run search:tools -- <file with a search on each line>\n')
  process.exit(2)
}

type Words = {
  title: string
  subtitle: string
  description: string
  steps: Record<string, { title: string; text: string }>
}

const textsIn = (language: Language) => {
  const path = `${repositoryRoot}packages/content/messages/${language}/coping_tools.json`
  const { tools } = JSON.parse(readFileSync(path, 'utf8')) as { tools: Record<ToolId, Words> }
  return toolIds.map((id) => {
    const { title, subtitle, description, steps } = tools[id]
    return {
      id,
      texts: [title, subtitle, description, ...Object.values(steps).flatMap((step) => [step.title, step.text])],
    }
  })
}
const tools = languages.map((language) => ({ language, texts: textsIn(language) }))

const searches = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
const isNamed = (search: string) => needsInWords(search).length > 0
const languagesOf = (search: string) =>
  tools.filter(({ texts }) => findTools(search, texts).length > 0).map(({ language }) => language)

const unnamed = searches.filter((search) => !isNamed(search)).map((search) => ({ search, in: languagesOf(search) }))
const lost = unnamed.filter((one) => one.in.length === 0)
for (const { search } of lost) process.stdout.write(`not found: ${search}\n`)
for (const { search, in: found } of unnamed)
  if (found.length > 0) process.stdout.write(`only in the words of ${found.join(', ')}: ${search}\n`)
process.stdout.write(`${searches.length - lost.length} of ${searches.length} found\n`)
process.exitCode = lost.length > 0 ? 1 : 0
