import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from './run-command'

/** `docs/rules.md`: the sign-in page is the first thing that a cheap phone on a slow line loads. */
export const firstLoadLimitBytes = 120_000

type BuiltFile = { path: string; bytes: number }
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

const dist = join(repositoryRoot, 'apps/web/dist')

/**
 * The scripts that the built sign-in page loads before it can be used, with their bytes as the server sends them (brotli): what the
 * document names, the chunk of the page, and everything that these import. A journey holds this against what a browser loads.
 */
export function firstLoad(): BuiltFile[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...document.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path = '']) => path)
  const page = Object.values(manifest).find(({ name, file }) => name === 'entry' && file.endsWith('.js'))
  if (!page)
    throw new Error('The build has no chunk `entry`: apps/web/first-load-chunks.ts names the one of the sign-in page')
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const paths = new Set<string>()
  const waiting = [...named, page.file]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (paths.has(path)) continue
    paths.add(path)
    for (const key of byFile.get(path)?.imports ?? []) {
      const imported = manifest[key]
      if (imported) waiting.push(imported.file)
    }
  }
  return [...paths].sort().map((path) => ({ path, bytes: sentBytes(join(dist, path)) }))
}

/** What leaves the server: the brotli beside the file; where it is too small for one, what the server compresses by gzip when asked. */
const sentBytes = (path: string) =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : gzipSync(readFileSync(path)).length

export const totalBytes = (files: readonly BuiltFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
