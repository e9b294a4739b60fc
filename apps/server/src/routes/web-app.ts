import type { Context, Hono } from 'hono'
import type { Answers } from '../answers'
import type { AppEnv } from '../app-env'
import { AppError } from '../errors'
import type { WebFile, WebFiles } from '../services/web-files'

const immutable = 'public, max-age=31536000, immutable'

/** Serves the built web app; a navigation to any path that is no file gets its page, where the app's own router decides. */
export function mountWebApp({ app, answers, files }: { app: Hono<AppEnv>; answers: Answers; files: WebFiles }) {
  app.get('*', async (context) => {
    const path = pathOf(context)
    const acceptEncoding = context.req.header('accept-encoding') ?? ''
    const file = path === '/' ? null : await files.find(path, acceptEncoding)
    if (file) {
      context.env.visit.route = path.startsWith('/assets/') ? '/assets/*' : '/*'
      return send(context, file, path.startsWith('/assets/') ? immutable : 'no-cache')
    }
    // A missing file answers 404: the page in place of a script would fail in a way nobody understands.
    if (isFileName(path)) throw new AppError('not_found')
    const page = await files.find('/index.html', acceptEncoding)
    if (!page) throw new AppError('not_found')
    context.env.visit.route = '/*'
    return send(context, page, 'no-cache')
  })

  function send(context: Context<AppEnv>, file: WebFile, cacheControl: string) {
    const { visit } = context.env
    const others: Record<string, string> = { etag: file.etag, vary: 'accept-encoding' }
    // Continue with Google opens a popup from the app's one page, which 'same-origin' would cut off.
    if (file.type.startsWith('text/html')) others['cross-origin-opener-policy'] = 'same-origin-allow-popups'
    const headers = { contentType: file.type, cacheControl, others }
    if (isKnown(context.req.header('if-none-match'), file.etag)) return answers.file(null, headers, visit)
    if (file.encoding) others['content-encoding'] = file.encoding
    return answers.file(file.body, headers, visit)
  }
}

function pathOf(context: Context<AppEnv>) {
  try {
    return decodeURIComponent(context.req.path)
  } catch {
    throw new AppError('not_found')
  }
}

const isFileName = (path: string) => path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.')

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
