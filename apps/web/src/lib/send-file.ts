import type { Endpoint } from '@maitri/contracts'
import * as z from 'zod/mini'
import { ApiError, type ApiInput, type ApiResponse, addressOf, personHeaders, refusalOf } from './api-client'

/** Long enough for 100 MB over a slow line and for the service behind the server; a person can cancel at any time. */
const fileTimeoutMs = 20 * 60_000

type FileEndpoint = Endpoint & { file: NonNullable<Endpoint['file']> }

type SendFileOptions = {
  signal?: AbortSignal
  /** The share of the file that has left this device, 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Sends a file as the body of an endpoint and tells how far it is, which `fetch` cannot. Throws `ApiError`, and nothing else; what was
 * cancelled by its signal fails as 'network'.
 */
export async function sendFile<E extends FileEndpoint>(
  endpoint: E,
  file: Blob,
  input: ApiInput<E>,
  options: SendFileOptions = {},
): Promise<ApiResponse<E>> {
  const { query } = input as { query?: unknown }
  const { status, body } = await send(endpoint, addressOf(endpoint.path, undefined, query), file, options)
  if (status < 200 || status > 299) throw await refusalOf(status, body)
  const parsed = z.safeParse(endpoint.response ?? z.literal(null), body)
  if (!parsed.success) throw new ApiError('internal')
  return parsed.data as ApiResponse<E>
}

function send(
  endpoint: FileEndpoint,
  address: string,
  file: Blob,
  { signal, onProgress }: SendFileOptions,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const lose = () => reject(new ApiError('network', { cause: signal?.reason }))
    const abort = () => request.abort()
    if (signal?.aborted) return lose()
    request.open(endpoint.method, address)
    request.timeout = fileTimeoutMs
    for (const [name, value] of Object.entries(personHeaders(endpoint))) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress?.(1))
    request.addEventListener('load', () => resolve({ status: request.status, body: parse(request.responseText) }))
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, lose)
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
