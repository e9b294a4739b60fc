import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ScreenFiles, screenFilesFile } from '@maitri/contracts'
import { languages } from '@maitri/domain'
import { paths } from './src/config/paths'

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const routesFolder = join(import.meta.dirname, 'src/app/routes')
/** Words of every page, which come in English with its first script (`i18n.ts`). */
const shellNamespaces = ['common', 'shell', 'errors']
/** The frame around every screen has words of its own (`root-layout.tsx`). */
const frameNamespaces = ['frame', 'crisis']
/** The frame itself, and what it opens the device's keys by. */
const frameChunks = ['screens', 'key-database']
const cataloguesModule = 'src/lib/i18n/other-catalogues.ts'

/** Leaves in the folder of the built web app the list of what each screen loads, for the server to name in the page. */
export function writeScreenFiles(folder: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  writeFileSync(join(folder, screenFilesFile), JSON.stringify(listScreenFiles(manifest)))
}

/** What each screen of the router loads at once, by the routes and what the bundler wrote of its chunks. */
function listScreenFiles(manifest: Manifest): ScreenFiles[] {
  const chunkNamed = (name: string) => {
    const key = Object.keys(manifest).find((one) =>
      new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(manifest[one]?.file ?? ''),
    )
    if (!key) throw new Error(`The build has no chunk \`${name}\`: see apps/web/chunks.ts`)
    return key
  }
  const main = chunkNamed('shell')
  const entry = chunkNamed('entry')
  const everyPage = needed([main], manifest)
  // What has no chunk of its own is a part of the sign-in page's.
  const chunkOf = (module: string) => (module in manifest ? module : entry)
  const isFirstEnglish = (key: string) => key === entry || manifest[main]?.dynamicImports?.includes(key) === true
  const filesOf = (keys: readonly string[]) => [...needed(keys, manifest)].filter((file) => !everyPage.has(file))

  return Object.entries(paths).map(([name, path]) => {
    const { isOpen, isBare, namespaces, screen } = readRoute(name)
    const own = isBare ? namespaces : [...frameNamespaces, ...namespaces]
    const wordsIn = (language: string, all: readonly string[]) =>
      all.map((namespace) => chunkOf(`../../packages/content/messages/${language}/${namespace}.json`))
    const english = wordsIn('en', own)
    const frame = isBare ? [] : frameChunks.map(chunkNamed)
    const catalogues = english.every(isFirstEnglish) ? [] : [cataloguesModule]
    const files = filesOf([...frame, chunkOf(screen), ...english, ...catalogues])
    const wordFiles = (language: string) =>
      filesOf([cataloguesModule, ...wordsIn(language, [...shellNamespaces, ...own])]).filter(
        (file) => !files.includes(file),
      )
    const others = languages.filter((language) => language !== 'en')
    return { path, isOpen, files, words: Object.fromEntries(others.map((language) => [language, wordFiles(language)])) }
  })
}

/** The addresses of what these chunks need at once, themselves among them. */
function needed(keys: readonly string[], manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const reached = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const chunk = manifest[key]
    if (reached.has(key) || !chunk) continue
    reached.add(key)
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(`/${file}`)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}

/** What the file of a route says of its screen. Each is named as its address is in `paths.ts`, and loads its screen by `loadScreen`. */
function readRoute(name: string) {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  const source = readFileSync(join(routesFolder, file), 'utf8')
  const [, words = '', module] = /loadScreen\(\s*(\[[^\]]*\]|'\w+'),\s*\(\) => import\('([^']+)'\)/.exec(source) ?? []
  if (!module) throw new Error(`${file} loads no screen by \`loadScreen\` with its words and its module`)
  return {
    isOpen: source.includes('() => openRoute'),
    isBare: source.includes('isBare: true'),
    namespaces: [...words.matchAll(/\w+/g)].map(([namespace]) => namespace),
    screen: `${join('src/app/routes', module)}.tsx`,
  }
}
