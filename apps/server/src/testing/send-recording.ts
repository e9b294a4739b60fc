import { request as httpRequest, type IncomingMessage } from 'node:http'
import { transcribe } from '@maitri/contracts'
import { ownOrigin } from './build-app'
import type { Browser } from './factories'

type Sent = {
  /** Where the server listens. */
  url: string
  browser: Browser
  path?: string
  contentType?: string
  /** Sent at once, with its length; null where the test writes the body itself. */
  recording?: Buffer | null
  headers?: Record<string, string>
}

/** Sends a recording over a real connection, as a browser does, and lets go of it where the test asks for that. */
export function sendRecording({
  url,
  browser,
  path = transcribe.path,
  contentType = 'audio/webm;codecs=opus',
  recording = Buffer.from('a recording'),
  headers = {},
}: Sent) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = httpRequest(`${url}${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      origin: ownOrigin,
      'content-type': contentType,
      ...(cookie && { cookie }),
      ...(recording && { 'content-length': recording.length }),
      ...headers,
    },
  })
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', async (response: IncomingMessage) => {
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      resolve({ status: response.statusCode ?? 0, body })
    })
  })
  if (recording !== null) request.end(recording)
  else request.flushHeaders()
  return { request, answer }
}
