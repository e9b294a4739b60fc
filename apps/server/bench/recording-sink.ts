import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import created from '../src/providers/transcription/__fixtures__/gladia-v2-created.json'
import done from '../src/providers/transcription/__fixtures__/gladia-v2-done.json'
import uploaded from '../src/providers/transcription/__fixtures__/gladia-v2-upload.json'

/** Gladia as far as a recording's bytes are concerned: they are counted and forgotten. */
export async function startRecordingSink() {
  let largest = 0
  const server = createServer((request, response) => {
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    request.on('end', () => {
      largest = Math.max(largest, size)
      const answer = request.url === '/v2/upload' ? uploaded : request.method === 'POST' ? created : done
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    largest: () => largest,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
