import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildFonts } from '../apps/web/fonts/build-fonts'
import { writePublicPages } from '../apps/web/public-pages/write-public-pages'
import { writeScreenFiles } from '../apps/web/write-screen-files'
import { repositoryRoot, runOrThrow } from './run-command'

/** What the build reads. A change of any of these files makes the build stale. */
const sources = ['apps', 'packages', 'package-lock.json']
const stampFile = join(repositoryRoot, 'apps/web/dist/.build-stamp')
const isIgnored = (path: string) => /(?:^|\/)(?:node_modules|dist|generated|e2e|bench)(?:\/|$)|\.test\.tsx?$/.test(path)

if (process.argv.includes('--if-stale') && isFresh()) process.exit(0)
process.stdout.write('Building Maitri…\n')
await buildFonts()
await runOrThrow('vite', ['build', 'apps/web', '--logLevel', 'warn'])
writeScreenFiles(join(repositoryRoot, 'apps/web/dist'))
writePublicPages(join(repositoryRoot, 'apps/web/dist'))
// A process of its own, since it is made to look like a browser.
await runOrThrow('node', ['--import', 'tsx', 'apps/web/early-pages/write-early-pages.ts'], {
  env: { NODE_ENV: 'production' },
})
await runOrThrow('vite', ['build', '--config', 'apps/server/vite.config.ts', '--logLevel', 'warn'])
mkdirSync(dirname(stampFile), { recursive: true })
writeFileSync(stampFile, fingerprint())

function isFresh(): boolean {
  return (
    existsSync(stampFile) &&
    existsSync(join(repositoryRoot, 'apps/server/dist/main.js')) &&
    readFileSync(stampFile, 'utf8') === fingerprint()
  )
}

/** A digest of names and contents rather than times, since a fresh clone has new times and old contents. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesUnder(source)) hash.update(path).update(readFileSync(join(repositoryRoot, path)))
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (isIgnored(path)) return []
  if (!existsSync(join(repositoryRoot, path))) return []
  const entries = path === 'package-lock.json' ? null : readdirSync(join(repositoryRoot, path), { withFileTypes: true })
  if (!entries) return [path]
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) return filesUnder(inside)
      return entry.isFile() && !isIgnored(inside) ? [inside] : []
    })
}
