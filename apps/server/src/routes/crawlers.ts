import type { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import type { Responses } from '../responses'
import type { PublicPages } from '../services/public-pages'

type Crawlers = { app: Hono<AppEnv>; responses: Responses; appUrl: string; publicPages: PublicPages }

/** `GET /robots.txt` and `GET /sitemap.xml`: what search engines may read, and where it is. */
export function mountCrawlers({ app, responses, appUrl, publicPages }: Crawlers) {
  app.get('/robots.txt', (context) => {
    context.env.visit.route = '/robots.txt'
    const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${appUrl}/sitemap.xml`]
    return responses.text(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8', context.env.visit)
  })
  app.get('/sitemap.xml', (context) => {
    context.env.visit.route = '/sitemap.xml'
    return responses.text(publicPages.sitemap(), 'application/xml; charset=utf-8', context.env.visit)
  })
}
