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
    has: (path: string): boolean => Object.hasOwn(pages, path),
    /** A page for an address with what it shows early in a language, where it shows something; `lines` are the help lines in the order of the hour. */
    withMarkup(path: string, html: string, language: Language, lines: readonly string[]): string {
      const drawn = pages[path]?.[language]
      if (!drawn) return html
      const markup = inOrder(drawn, lines)
      // As functions, so that no sign in the words is read as a pattern.
      return (
        html
          .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" data-early=""`)
          // What is read at once is drawn at once: its styles and font come before the scripts.
          .replaceAll('<script type="module"', (script) => `${script} fetchpriority="low"`)
          .replace('<div id="root">', (root) => `<div id="early" lang="${language}">${markup}</div>${root}`)
      )
    },
  }
}

/** The rows of help lines as the app will have them: it was built at one hour, and is read at any. */
function inOrder(markup: string, lines: readonly string[]): string {
  const row = /<li [^>]*\bdata-line="([^"]*)".*?<\/li>/gs
  const rows = [...markup.matchAll(row)].sort(([, a = ''], [, b = '']) => lines.indexOf(a) - lines.indexOf(b))
  return markup.replace(row, () => rows.shift()?.[0] ?? '')
}

function read(folder: string) {
  try {
    return earlyPages.parse(JSON.parse(readFileSync(join(folder, earlyPagesFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
