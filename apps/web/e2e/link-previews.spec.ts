import { languages } from '@maitri/domain'
import { expect, test } from './support/test'

const crawler = { 'user-agent': 'WhatsApp/2.23.20.0', accept: '*/*' }

/** A page as a messenger reads it: its head, and no script. */
async function readHead(address: string) {
  const response = await fetch(address, { headers: crawler })
  expect(response.status, address).toBe(200)
  expect(response.headers.get('content-type'), address).toContain('text/html')
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, name, rest = '']) => ({
    name,
    at: Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    ),
  }))
  const metaOf = (key: string) => tags.filter(({ at }) => at.property === key || at.name === key)
  const only = (key: string) => {
    expect(metaOf(key), `${address}: ${key}`).toHaveLength(1)
    return metaOf(key)[0]?.at.content ?? ''
  }
  return {
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    only,
    canonical: tags.find(({ at }) => at.rel === 'canonical')?.at.href,
    alternates: new Map(
      tags
        .filter(({ at }) => at.rel === 'alternate' && at.hreflang)
        .map(({ at }) => [at.hreflang ?? '', at.href ?? '']),
    ),
    data: JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1] ?? 'null'),
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const unescaped = (text: string) => text.replaceAll(/&(?:amp|quot|lt|gt);/g, (sign) => entities[sign] ?? sign)

/** The size that a PNG names, as a messenger checks before it shows it; messengers leave out what is larger than 300 kB. */
async function sizeOfPicture(address: string): Promise<number[]> {
  const response = await fetch(address, { headers: crawler })
  expect(response.headers.get('content-type'), address).toBe('image/png')
  const png = Buffer.from(await response.arrayBuffer())
  expect(png.subarray(0, 8).toString('latin1'), address).toBe('\u0089PNG\r\n\u001a\n')
  expect(png.byteLength, address).toBeLessThan(300_000)
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('every address of the sitemap previews in its own language, with picture, languages and structured data', async ({
  app,
}) => {
  const sitemap = await fetch(`${app.url}/sitemap.xml`, { headers: crawler })
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) => unescaped(one))
  expect(await (await fetch(`${app.url}/robots.txt`)).text()).toContain(`Sitemap: ${app.url}/sitemap.xml`)
  for (const path of [
    '/',
    '/get-started',
    '/help',
    '/privacy',
    '/terms',
    '/accessibility',
    '/insights',
    '/insights/your-rights',
  ])
    expect(addresses).toContain(app.url + path)
  expect(addresses.length).toBeGreaterThan(16 * languages.length)

  const pictures = new Set<string>()
  const descriptions = new Map<string, string>()
  for (const address of addresses) {
    const head = await readHead(address)
    const language = new URL(address).searchParams.get('lang') ?? 'en'
    expect(head.language, address).toBe(language)
    expect(head.title, address).toMatch(/\S.* · Maitri$/)
    expect(head.only('og:title'), address).toBe(head.title.replace(/ · Maitri$/, ''))
    const description = head.only('description')
    expect(description.length, address).toBeGreaterThan(20)
    expect(head.only('og:description'), address).toBe(description)
    if (language !== 'en') expect(description, address).toMatch(/[\u0900-\u0dff]{3}/)
    expect(
      descriptions.get(`${language} ${description}`) ?? new URL(address).pathname,
      'no page speaks for another',
    ).toBe(new URL(address).pathname)
    if (!/^\/(get-started)?$/.test(new URL(address).pathname))
      descriptions.set(`${language} ${description}`, new URL(address).pathname)
    expect(head.canonical, address).toBe(address)
    expect(head.only('og:url'), address).toBe(address)
    expect(head.only('og:locale'), address).toBe(`${language}_IN`)
    expect(head.only('twitter:card'), address).toBe('summary_large_image')
    expect([head.only('og:image:width'), head.only('og:image:height')], address).toEqual(['1200', '630'])
    pictures.add(head.only('og:image'))
    expect(head.alternates.get(language), address).toBe(address)
    for (const other of head.alternates.values()) expect(addresses, address).toContain(other)
    if (new URL(address).pathname !== '/') expect(head.alternates.size, address).toBe(languages.length + 1)
    expect(head.data, address).toMatchObject({
      ...{ '@context': 'https://schema.org', inLanguage: language, url: address, description },
    })
  }
  expect(pictures.size, 'one for each article, and one for all else').toBeGreaterThan(10)
  for (const picture of pictures) expect(await sizeOfPicture(picture), picture).toEqual([1200, 630])
})

test('an article that was sent opens in its language without an account', async ({ page, openElsewhere }) => {
  await page.goto('/insights/your-rights?lang=hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]{3}/)
  const elsewhere = await openElsewhere()
  await elsewhere.goto('/get-started?lang=ta')
  await expect(elsewhere.locator('html'), 'the entry too').toHaveAttribute('lang', 'ta')
})
