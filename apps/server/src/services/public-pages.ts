import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderHelplines } from '@maitri/content/order-helplines'
import { type PublicPage, publicPages, publicPagesFile } from '@maitri/contracts'
import { type Language, languages } from '@maitri/domain'
import type { EarlyPages } from './early-pages'
import { addressIn, languagesOf, withHead } from './page-head'
import { renderedPage, withoutLastSlash } from './rendered-page'
import type { ScreenPages } from './screen-pages'
import type { WebFile, WebFiles } from './web-files'

export type PublicPages = ReturnType<typeof openPublicPages>

type PublicPagesOptions = {
  files: WebFiles
  screenPages: ScreenPages
  earlyPages: EarlyPages
  folder: string
  appUrl: string
  now: () => Date
}

/** What a browser says of the page that it wants: the language in the address, those of its settings, and how it may be compressed. */
type Wishes = { asked: string | undefined; accepted: Language; acceptEncoding: string }

/** The pages of the web app in `folder` that open without an account, with a head of their own; none where the build left no list. */
export function openPublicPages({ files, screenPages, earlyPages, folder, appUrl, now }: PublicPagesOptions) {
  const pages = new Map(readList(folder).map((page) => [page.path, page] as const))
  const kept = new Map<string, Promise<WebFile | null>>()

  type Form = { language: Language; isCompressed: boolean; lines: readonly string[] }

  async function render(page: PublicPage, { language, isCompressed, lines }: Form): Promise<WebFile | null> {
    const plain = await files.find('/index.html', '')
    if (!plain) return null
    const html = withHead(new TextDecoder().decode(plain.body), page, { appUrl, language })
    const named = screenPages.withFilesOf(page.path, html)
    if (!earlyPages.has(page.path)) return renderedPage(named, isCompressed)
    const early = earlyPages.withMarkup(page.path, screenPages.withStylesOf(page.path, named), language, lines)
    return { ...(await renderedPage(early, isCompressed)), vary: 'accept-encoding, accept-language' }
  }

  return {
    /**
     * The app's page with the head of a public page, in a language that it is written in or else in English; null where there is no such page.
     * One that can be read without the app follows the browser's languages too.
     */
    async find(path: string, { asked, accepted, acceptEncoding }: Wishes): Promise<WebFile | null> {
      const page = pages.get(withoutLastSlash(path))
      if (!page) return null
      const named = languages.find((known) => known === asked)
      const isEarly = earlyPages.has(page.path)
      const wanted = named ?? (isEarly ? accepted : 'en')
      const language = page.words[wanted] ? wanted : 'en'
      const isCompressed = acceptEncoding.includes('gzip')
      const lines = isEarly ? orderHelplines({ need: null, language, now: now() }).map(({ id }) => id) : []
      const key = `${page.path} ${language} ${isCompressed} ${lines}`
      // As many as there are pages, languages and orders of the day: nobody can ask for more.
      const found = kept.get(key) ?? render(page, { language, isCompressed, lines })
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
