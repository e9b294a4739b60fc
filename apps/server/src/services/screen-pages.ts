import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOfScreenFiles, type ScreenFiles, screenFilesFile } from '@maitri/contracts'
import { renderedPage, withoutLastSlash } from './rendered-page'
import type { WebFile, WebFiles } from './web-files'

export type ScreenPages = ReturnType<typeof openScreenPages>

type ScreenPagesOptions = { files: WebFiles; folder: string }

/**
 * The app's page for each screen, with the names of what that screen loads: the browser asks for all of it at once, where the app would find out
 * one after the other what it needs (`before-paint.js`). None where the build of the web app in `folder` left no list.
 */
export function openScreenPages({ files, folder }: ScreenPagesOptions) {
  const screens = readList(folder)
    .map((screen) => ({ ...screen, pattern: patternOf(screen.path) }))
    // An address that is a screen of its own is none of those that differ in a part.
    .sort((one, other) => Number(one.path.includes('$')) - Number(other.path.includes('$')))
  const kept = new Map<string, Promise<WebFile | null>>()

  const screenAt = (path: string) => screens.find(({ pattern }) => pattern.test(withoutLastSlash(path)))

  async function render(screen: ScreenFiles, isCompressed: boolean): Promise<WebFile | null> {
    const plain = await files.find('/index.html', '')
    return plain && renderedPage(withFiles(new TextDecoder().decode(plain.body), screen), isCompressed)
  }

  return {
    /** The page for an address of the app; null where no screen is known to stand there. */
    async find(path: string, acceptEncoding: string): Promise<WebFile | null> {
      const screen = screenAt(path)
      if (!screen) return null
      const isCompressed = acceptEncoding.includes('gzip')
      const key = `${screen.path} ${isCompressed}`
      // As many as there are screens: nobody can ask for more.
      const found = kept.get(key) ?? render(screen, isCompressed)
      kept.set(key, found)
      return found
    },
    /** A page for an address with the names of what its screen loads, where one is known to stand there. */
    withFilesOf(path: string, html: string): string {
      const screen = screenAt(path)
      return screen ? withFiles(html, screen) : html
    },
    /** The page for an address with the styles of its screen, for what is seen of it before the app. */
    withStylesOf(path: string, html: string): string {
      const styles = screenAt(path)?.files.filter((file) => file.endsWith('.css')) ?? []
      const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
      return html.replace('</head>', (end) => links.join('') + end)
    },
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)

function withFiles(html: string, { isOpen, files, words }: ScreenFiles): string {
  const named = JSON.stringify({ isOpen, files, words }).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  // As a function, so that no sign in a name is read as a pattern.
  return html.replace('<script src="/before-paint.js"', (script) => `${script} data-screen="${named}"`)
}

function readList(folder: string): ScreenFiles[] {
  try {
    return listOfScreenFiles.parse(JSON.parse(readFileSync(join(folder, screenFilesFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
