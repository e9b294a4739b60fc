import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { earlyPages, earlyPagesFile } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

export type EarlyPages = ReturnType<typeof openEarlyPages>

/**
 * What pages show before, or without, the app, as the build of the web app in `folder` drew it; nothing where it drew none. It stands beside the
 * app's element, and the app takes its place (`lib/early-page.ts`).
 */
export function openEarlyPages(folder: string) {
  const pages = read(folder)

  return {
    has: (path: string): boolean => path in pages,
    /** A page for an address with what it shows early in a language, where it shows something. */
    withMarkup(path: string, html: string, language: Language): string {
      const markup = pages[path]?.[language]
      if (!markup) return html
      // As functions, so that no sign in the words is read as a pattern.
      return (
        html
          .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" data-early=""`)
          // What is read at once is drawn at once: its styles and font come before the scripts.
          .replaceAll('<script type="module"', (script) => `${script} fetchpriority="low"`)
          .replace('<div id="root">', (root) => `<div id="early" data-language="${language}">${markup}</div>${root}`)
      )
    },
  }
}

function read(folder: string) {
  try {
    return earlyPages.parse(JSON.parse(readFileSync(join(folder, earlyPagesFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
