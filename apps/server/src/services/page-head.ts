import type { PublicPage } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

const name = 'Maitri'

/** The address of a page in a language, as others may link to it; English has none of its own. */
export const addressIn = (appUrl: string, path: string, language: Language): string =>
  `${appUrl}${path}${language === 'en' ? '' : `?lang=${language}`}`

/** The languages that a page is written in, English first. */
export const languagesOf = ({ words }: PublicPage): Language[] => Object.keys(words) as Language[]

type Place = { appUrl: string; language: Language }

/**
 * The app's page with the head of a public page: title, description, its address in each language, and what messengers and search engines
 * read of it. No script runs in it: the structured data are data, which the content security policy allows.
 */
export function withHead(html: string, page: PublicPage, { appUrl, language }: Place): string {
  const words = page.words[language] ?? page.words.en
  if (!words) return html
  const { title, description } = words
  const address = addressIn(appUrl, page.path, language)
  const picture = appUrl + (page.picture ?? '/icon-512.png')
  const tags = [
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...languagesOf(page).map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escaped(addressIn(appUrl, page.path, other))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(addressIn(appUrl, page.path, 'en'))}" />`,
    property('og:site_name', name),
    property('og:type', page.article ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', `${language}_IN`),
    property('og:image', picture),
    ...(page.picture ? [property('og:image:width', '1200'), property('og:image:height', '630')] : []),
    `<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}" />`,
    `<script type="application/ld+json">${structuredData(page, { title, description, address, picture, language })}</script>`,
  ]
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      // As a function, so that no sign in the words is read as a pattern.
      () =>
        `<title>${escaped(title)} · ${name}</title><meta name="description" content="${escaped(description)}" />${tags.join('')}`,
    )
}

const property = (key: string, value: string) => `<meta property="${key}" content="${escaped(value)}" />`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Described = { title: string; description: string; address: string; picture: string; language: Language }

/** schema.org's words for the page. Nothing in them can end the element that they stand in. */
function structuredData(
  { article }: PublicPage,
  { title, description, address, picture, language }: Described,
): string {
  const organization = { '@type': 'Organization', name }
  const shared = { '@context': 'https://schema.org', description, url: address, inLanguage: language, image: picture }
  const data = article
    ? {
        ...shared,
        '@type': 'Article',
        headline: title,
        datePublished: article.publishedOn,
        dateModified: article.changedOn,
        author: organization,
        publisher: organization,
        mainEntityOfPage: address,
        isAccessibleForFree: true,
      }
    : { ...shared, '@type': 'WebPage', name: title, isPartOf: { '@type': 'WebSite', name } }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
