import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WebFile } from './web-files'

const compress = promisify(gzip)

/** A page made of the app's own, as it is sent. */
export async function renderedPage(html: string, isCompressed: boolean): Promise<WebFile> {
  const body = new Uint8Array(isCompressed ? await compress(html) : new TextEncoder().encode(html))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, type: 'text/html; charset=utf-8', encoding: isCompressed ? 'gzip' : null, etag }
}

/** A path as lists of pages write it. */
export const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)
