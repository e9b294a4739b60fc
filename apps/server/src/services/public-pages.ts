import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublicPage, publicPages, publicPagesFile } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import { addressIn, languagesOf, withHead } from './page-head'
import { renderedPage, withoutLastSlash } from './rendered-page'
import type { ScreenPages } from './screen-pages'
import type { WebFile, WebFiles } from './web-files'

export type PublicPages = ReturnType<typeof openPublicPages>

type PublicPagesOptions = { files: WebFiles; screenPages: ScreenPages; folder: string; appUrl: string }

/** The pages of the web app in `folder` that open without an account, with a head of their own; none where the build left no list. */
export function openPublicPages({ files, screenPages, folder, appUrl }: PublicPagesOptions) {
  const pages = new Map(readList(folder).map((page) => [page.path, page] as const))
  const kept = new Map<string, Promise<WebFile | null>>()

  async function render(page: PublicPage, language: Language, isCompressed: boolean): Promise<WebFile | null> {
    const plain = await files.find('/index.html', '')
    if (!plain) return null
    const html = withHead(new TextDecoder().decode(plain.body), page, { appUrl, language })
    return renderedPage(screenPages.withFilesOf(page.path, html), isCompressed)
  }

  return {
    /** The app's page with the head of a public page, in a language that it is written in or else in English; null where there is no such page. */
    async find(path: string, asked: string | undefined, acceptEncoding: string): Promise<WebFile | null> {
      const page = pages.get(withoutLastSlash(path))
      if (!page) return null
      const language = languages.find((known) => known === asked && page.words[known]) ?? 'en'
      const isCompressed = acceptEncoding.includes('gzip')
      const key = `${page.path} ${language} ${isCompressed}`
      // As many as there are pages and languages: nobody can ask for more.
      const found = kept.get(key) ?? render(page, language, isCompressed)
      kept.set(key, found)
      return found
    },
    /** A sitemap (sitemaps.org 0.9) with every public page in every language that it is written in. */
    sitemap(): string {
      const entries = [...pages.values()].flatMap((page) =>
        languagesOf(page).map((language) => {
          const others = languagesOf(page).map(
            (other) =>
              `<xhtml:link rel="alternate" hreflang="${other}" href="${addressIn(appUrl, page.path, other)}"/>`,
          )
          const changed = page.article ? `<lastmod>${page.article.changedOn}</lastmod>` : ''
          return `<url><loc>${addressIn(appUrl, page.path, language)}</loc>${changed}${others.join('')}</url>`
        }),
      )
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
    },
  }
}

function readList(folder: string): PublicPage[] {
  try {
    return publicPages.parse(JSON.parse(readFileSync(join(folder, publicPagesFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
