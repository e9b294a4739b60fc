import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml'])
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Files up to this size stay in memory once read; larger ones are read for each request. */
const keptBytes = 512 * 1024

export type WebFile = {
  body: Uint8Array<ArrayBuffer>
  type: string
  encoding: string | null
  etag: string
  /** The headers that decide which file is sent, where that is more than the encoding. */
  vary?: string
}
export type WebFiles = ReturnType<typeof openWebFiles>

/**
 * The built web app in `folder`. Its files are listed once: a request is only ever looked up in that list, so no path can lead out of
 * the folder. An absent folder is an empty list.
 */
export function openWebFiles(folder: string) {
  const listed = new Set(list(folder))
  const kept = new Map<string, WebFile>()

  async function load(path: string, encoding: 'br' | 'gzip' | null): Promise<WebFile> {
    const key = `${encoding}:${path}`
    const found = kept.get(key)
    if (found) return found
    const suffix = encodings.find(({ name }) => name === encoding)?.suffix ?? ''
    const isPrepared = suffix !== '' && listed.has(path + suffix)
    const bytes = await readFile(join(folder, isPrepared ? path + suffix : path))
    const body = new Uint8Array(encoding && !isPrepared ? await compress(bytes) : bytes)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const file = { body, type: types[extname(path)] ?? 'application/octet-stream', encoding, etag }
    if (body.byteLength <= keptBytes) kept.set(key, file)
    return file
  }

  return {
    isEmpty: listed.size === 0,
    /** The file at a path such as '/assets/app.js', in the best encoding that is accepted; null where there is none. */
    async find(path: string, acceptEncoding: string): Promise<WebFile | null> {
      if (!listed.has(path)) return null
      const prepared = encodings.find(({ name, suffix }) => acceptEncoding.includes(name) && listed.has(path + suffix))
      if (prepared) return load(path, prepared.name)
      const canCompress = compressible.has(extname(path)) && acceptEncoding.includes('gzip')
      return load(path, canCompress ? 'gzip' : null)
    },
  }
}

function list(folder: string): string[] {
  try {
    return (
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
        // What begins with a dot is a note of the build, not a part of the app.
        .filter((path) => !path.includes('/.'))
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
