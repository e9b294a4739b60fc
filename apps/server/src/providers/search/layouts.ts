import { type CheerioAPI, load } from 'cheerio'
import * as z from 'zod'
import type { FoundResult } from './found-result'
import { unwrapLink } from './unwrap-link'

type Selection = ReturnType<CheerioAPI>
type Layout = (page: CheerioAPI, url: URL) => FoundResult[]

/** What a layout says of one block; a block without link or title is skipped. */
type Block = { href: string | undefined; title: string; snippet?: string; isVideo?: boolean }

const readBlocks =
  (selector: string, read: (block: Selection) => Block | null): Layout =>
  (page, url) =>
    page(selector)
      .toArray()
      .flatMap((element) => {
        const block = read(page(element))
        const link = block && unwrapLink(block.href, url)
        if (!block || !link || !block.title.trim()) return []
        return [{ title: block.title, link, snippet: block.snippet ?? '', isVideo: block.isVideo ?? false }]
      })

/** The text without what stands in it for the page's own use. */
const textWithout = (part: Selection, selector: string) => {
  const copy = part.first().clone()
  copy.find(selector).remove()
  return copy.text()
}

const duckDuckGo = readBlocks('#links .web-result:not(.result--ad)', (block) => {
  const link = block.find('h2 a').first()
  return { href: link.attr('href'), title: link.text(), snippet: block.find('a.result__snippet').first().text() }
})

const bing = readBlocks('ol#b_results > li.b_algo', (block) => {
  const link = block.find('h2 a').first()
  return { href: link.attr('href'), title: link.text(), snippet: textWithout(block.find('p'), '.algoSlug_icon') }
})

const bingVideo = z.object({ murl: z.string(), vt: z.string() })

const bingVideos = readBlocks('div[id*="mc_vtvc_video"]', (block) => {
  const described = bingVideo.safeParse(parseJson(block.find('.vrhdata').attr('vrhm')))
  return described.success ? { href: described.data.murl, title: described.data.vt, isVideo: true } : null
})

const brave = readBlocks('div.snippet', (block) => ({
  href: block.find('a[href]').first().attr('href'),
  title: block.find('.title').first().text(),
  snippet: textWithout(block.find('.content'), '.t-secondary'),
  isVideo: block.find('.video-snippet[data-macro="video"]').length > 0,
}))

const googleLegacy = readBlocks('div.zMzFAb', (block) => {
  const link = block.find('a.fuLhoc').first()
  const isVideo = block.find('img.SygO9d, img[src*="encrypted-tbn"]').length > 0
  return {
    href: link.attr('href'),
    title: link.find('span.CVA68e').text(),
    // Beside a video stands its length.
    snippet: isVideo ? '' : block.find('.taTFJ .FrIlee').first().text(),
    isVideo,
  }
})

const googleClassicTexts = readBlocks('div.g, div.tF2Cxc', (block) => {
  const title = block.find('h3').first()
  const link = title.closest('a[href]')
  return {
    href: (link.length > 0 ? link : block.find('a[href]').first()).attr('href'),
    title: title.text(),
    snippet: block.find('.VwiC3b').first().text(),
  }
})

const googleClassicVideos = readBlocks('div.dXiKIc, div.X5OiLe', (block) => {
  const link = block.find('a[href]').first()
  const title = block.find('.fc9yUc, h3, [role="heading"]').first()
  return { href: link.attr('href'), title: (title.length > 0 ? title : link).text(), isVideo: true }
})

const googleClassic: Layout = (page, url) => [...googleClassicTexts(page, url), ...googleClassicVideos(page, url)]

const layouts: readonly Layout[] = [duckDuckGo, bing, bingVideos, brave, googleLegacy, googleClassic]

/** As a browser without scripts reads it, so that what stands in `noscript` is seen. */
export const parsePage = (html: string): CheerioAPI => load(html, { scriptingEnabled: false })

/**
 * The results of a page, by the first layout that finds any (contract 07, part B). An operator names the address of a page, and never its
 * layout, which changes with the engine's mood.
 */
export function readResultPage(page: CheerioAPI, url: URL): FoundResult[] {
  for (const layout of layouts) {
    const found = layout(page, url)
    if (found.length > 0) return found
  }
  return []
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
