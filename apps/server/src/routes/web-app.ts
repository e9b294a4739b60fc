import type { Context, NotFoundHandler } from 'hono'
import type { AppEnv } from '../app-env'
import { faceWorkerPolicy, type Responses } from '../responses'
import type { PublicPages } from '../services/public-pages'
import type { ScreenPages } from '../services/screen-pages'
import type { WebFile, WebFiles } from '../services/web-files'
import { acceptedLanguage } from './accepted-language'

const immutable = 'public, max-age=31536000, immutable'

type WebApp = { responses: Responses; files: WebFiles; screenPages: ScreenPages; publicPages: PublicPages }

/**
 * Answers what no route of the API does: a file of the built web app, or its page for a navigation to any other path, where the app's
 * own router decides; a screen's page names what the screen loads, and a public page comes with its own head. It stands behind the routes rather than among them as `*`, which would cost each of them.
 */
export function createWebApp({ responses, files, screenPages, publicPages }: WebApp): NotFoundHandler<AppEnv> {
  return async (context) => {
    const path = pathOf(context)
    const { method } = context.req
    const { visit } = context.env
    if (path === null || path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) {
      return responses.problem('not_found', visit)
    }
    const acceptEncoding = context.req.header('accept-encoding') ?? ''
    const file = path === '/' ? null : await files.find(path, acceptEncoding)
    if (file) {
      const isHashed = path.startsWith('/assets/')
      visit.route = isHashed ? '/assets/*' : '/*'
      return send(context, file, isHashed ? immutable : 'no-cache')
    }
    // A missing file answers 404: the page in place of a script would fail in a way nobody understands.
    if (isFileName(path)) return responses.problem('not_found', visit)
    const asked = context.req.query('lang')
    const accepted = acceptedLanguage(context.req.header('accept-language'))
    const page =
      (await publicPages.find(path, { asked, accepted, acceptEncoding })) ??
      (await screenPages.find(path, acceptEncoding)) ??
      (await files.find('/index.html', acceptEncoding))
    if (!page) return responses.problem('not_found', visit)
    visit.route = '/*'
    return send(context, page, 'no-cache')
  }

  function send(context: Context<AppEnv>, file: WebFile, cacheControl: string) {
    const { visit } = context.env
    const others: Record<string, string> = { etag: file.etag, vary: file.vary ?? 'accept-encoding' }
    if (file.type.startsWith('text/html')) others['cross-origin-opener-policy'] = openerPolicyOf(context.req.path)
    if (isFaceWorker(context.req.path)) others['content-security-policy'] = faceWorkerPolicy
    const headers = { contentType: file.type, cacheControl, others }
    if (isKnown(context.req.header('if-none-match'), file.etag)) return responses.file(null, headers, visit)
    if (file.encoding) others['content-encoding'] = file.encoding
    return responses.file(file.body, headers, visit)
  }
}

function pathOf(context: Context<AppEnv>) {
  try {
    return decodeURIComponent(context.req.path)
  } catch {
    return null
  }
}

/**
 * Continue with Google opens a popup from the app's one page, which 'same-origin' would cut off. Where the popup comes back, any policy would:
 * it would count as closed while it still loads.
 */
const openerPolicyOf = (path: string) => (path === '/auth/popup-done' ? 'unsafe-none' : 'same-origin-allow-popups')

const isFaceWorker = (path: string) => /^\/assets\/face\.worker-[\w-]+\.js$/.test(path)

const isFileName = (path: string) => path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.')

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
