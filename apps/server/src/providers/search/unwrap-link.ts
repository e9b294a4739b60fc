/** Where a link of a result page really leads, past the counting addresses of its search engine; null where it leads nowhere. */
export function unwrapLink(href: string | undefined, page: URL): string | null {
  if (!href || !URL.canParse(href, page)) return null
  const url = new URL(href, page)
  const { hostname, pathname, searchParams } = url
  if (/(?:^|\.)duckduckgo\.com$/.test(hostname) && pathname === '/l/') return searchParams.get('uddg')
  if (/(?:^|\.)bing\.com$/.test(hostname) && pathname === '/ck/a') return fromBing(searchParams.get('u'))
  const isGoogle = url.host === page.host || /(?:^|\.)google\./.test(hostname)
  if (isGoogle && pathname === '/url') return searchParams.get('q') ?? searchParams.get('url')
  return url.href
}

/** `a1` and the address in base64url. */
function fromBing(wrapped: string | null) {
  return wrapped?.startsWith('a1') ? Buffer.from(wrapped.slice(2), 'base64url').toString('utf8') : null
}
