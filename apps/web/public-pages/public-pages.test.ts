import { inflateSync } from 'node:zlib'
import { articles } from '@maitri/content/articles'
import { publicPages } from '@maitri/contracts'
import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { kolamSet } from '../src/components/kolam/kolam-figure'
import { drawPicture, pictureHeight, pictureWidth } from './draw-picture'
import figures from './drawn/article-figures.json' with { type: 'json' }
import { linePoints } from './line-points'
import { listPublicPages } from './list-public-pages'

const pages = publicPages.parse(listPublicPages())

test('every article and every other open page is listed, with words in English', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    ...articles.map(({ id }) => `/insights/${id}`),
    '/',
    '/get-started',
    '/insights',
    '/help',
    '/privacy',
    '/terms',
    '/accessibility',
  ])
  for (const { path, words } of pages) {
    expect(words.en?.title, path).toBeTruthy()
    for (const own of Object.values(words)) expect(own?.description, path).toBeTruthy()
  }
  expect(Object.keys(pages.find(({ path }) => path === '/help')?.words ?? {})).toEqual([...languages])
})

test('the figures drawn beforehand are those that grow from the names of the articles', async () => {
  const grown = kolamSet(articles.map(({ id }) => `article:${id}`)).map(({ viewBox, dots, line }) => ({
    viewBox,
    dots,
    line,
  }))
  const drawn = Object.fromEntries(articles.map(({ id }, order) => [id, grown[order]]))
  await expect(`${JSON.stringify(drawn)}\n`).toMatchFileSnapshot('./drawn/article-figures.json')
})

test('the figure of every other page is the one that grows from the name of the place', async () => {
  const [grown] = kolamSet(['page:maitri'])
  if (!grown) throw new Error('No figure')
  const { viewBox, dots, line } = grown
  await expect(`${JSON.stringify({ viewBox, dots, line })}\n`).toMatchFileSnapshot('./drawn/pages-figure.json')
})

test('every article has a figure, whose line ends where it began', () => {
  expect(Object.keys(figures)).toEqual(articles.map(({ id }) => id))
  for (const { line } of Object.values(figures)) {
    const points = linePoints(line)
    const [first, last] = [points[0], points.at(-2)]
    expect(Math.hypot((first?.[0] ?? 0) - (last?.[0] ?? 9), (first?.[1] ?? 0) - (last?.[1] ?? 9))).toBeLessThan(0.5)
  }
})

test('a picture is a PNG of the size that messengers show, with dots, line and ground', () => {
  const { viewBox, dots, line } = figures['your-rights']
  const png = drawPicture({ viewBox: viewBox as never, dots: dots as never, line })
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pictureWidth, pictureHeight])
  expect(png.byteLength).toBeLessThan(100_000)
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const colours = new Set<string>()
  for (let y = 0; y < pictureHeight; y += 1)
    for (let x = 0; x < pictureWidth; x += 1) {
      const at = y * (1 + pictureWidth * 3) + 1 + x * 3
      colours.add(rows.subarray(at, at + 3).toString('hex'))
    }
  for (const colour of ['22255c', 'fff7e8', 'f2ab2b']) expect(colours).toContain(colour)
})

test('a line of another kind is refused rather than drawn wrong', () => {
  expect(() => linePoints('M0 0C1 1 2 2 3 3')).toThrow("A kolam's line has no C")
})
