import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const articles = join(import.meta.dirname, '../../packages/content/articles')
const name = 'virtual:article-languages'

/**
 * Gives `virtual:article-languages` the languages in which every article is written. Counted when the app is built: the language picker is
 * part of the first load, and a list of all files would weigh more than the picker.
 */
export function articleLanguages(): Plugin {
  return {
    name: 'maitri:article-languages',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? `export const articleLanguages = ${JSON.stringify(wholeLanguages())}` : null),
  }
}

const filesOf = (language: string) => readdirSync(join(articles, language)).filter((file) => file.endsWith('.json'))

function wholeLanguages(): string[] {
  const all = filesOf('en')
  const languages = readdirSync(articles, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return languages
    .map((entry) => entry.name)
    .filter((language) => {
      const own = new Set(filesOf(language))
      return all.every((file) => own.has(file))
    })
}
