import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EarlyPages, earlyPagesFile } from '@maitri/contracts'
import { languages } from '@maitri/domain'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { firstPaths } from '../src/config/first-paths'
import { openBrowserlike } from './open-browserlike'
import { toMarkup } from './to-markup'

/** The pages that somebody may need before, or without, the app: each a text for everyone. */
const paths = [firstPaths.getStarted, firstPaths.help, firstPaths.privacy, firstPaths.terms, firstPaths.accessibility]

const web = join(import.meta.dirname, '..')

/** Leaves in the folder of the built web app what these pages show in every language, for the server to send with them. */
async function writeEarlyPages(folder: string): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), 'maitri-early-pages-'))
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: [react()],
      // Libraries as a browser has them: the router draws nothing of its own accord where it takes itself for a server.
      ssr: { noExternal: true, target: 'webworker' },
      build: {
        ssr: 'early-pages/render-page.tsx',
        outDir: built,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render-page.mjs' } },
      },
    })
    await openBrowserlike()
    const { renderPage }: typeof import('./render-page') = await import(
      pathToFileURL(join(built, 'render-page.mjs')).href
    )
    const pages: EarlyPages = {}
    for (const path of paths) {
      const inLanguages: EarlyPages[string] = {}
      for (const language of languages) inLanguages[language] = toMarkup(await renderPage(path, language))
      pages[path] = inLanguages
    }
    writeFileSync(join(folder, earlyPagesFile), JSON.stringify(pages))
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

await writeEarlyPages(join(web, 'dist'))
// What the pages watch and wait for would keep the process.
process.exit()
