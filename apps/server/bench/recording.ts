import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordingMaxBytes, transcribe } from '@maitri/contracts'
import { buildSignUp } from '../src/testing/factories'
import { gladiaKey } from '../src/testing/gladia-stand-in'
import { findFreePort } from '../src/testing/run-server'
import { end, type Figure, residentMegabytes, start } from './processes'
import { startRecordingSink } from './recording-sink'

const sampleMs = 20
const settleMs = 1_000

/** The promise about the largest recording: what the server's memory grows by while one passes through it to a transcription service. */
export async function benchRecording(builtServer: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maitri-bench-'))
  const sink = await startRecordingSink()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    TRANSCRIPTION_PROVIDER: 'gladia',
    GLADIA_URL: sink.url,
    GLADIA_API_KEY: gladiaKey,
  }
  const first = await start([builtServer], env, url)
  const cookie = await signUp(url)
  // A new store and a sign-up leave memory behind that a recording could hide in.
  await end(first.process)
  const server = await start([builtServer], env, url)
  try {
    const pid = server.process.pid ?? 0
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    const idle = residentMegabytes(pid)
    let peak = idle
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(pid))
    }, sampleMs)
    const startedAt = performance.now()
    await send(url, cookie, Buffer.alloc(recordingMaxBytes, 'x'))
    const took = (performance.now() - startedAt) / 1000
    clearInterval(sampling)
    if (sink.largest() < recordingMaxBytes) throw new Error(`Only ${sink.largest()} bytes arrived`)
    return [
      {
        name: 'Recording of 100 MB passing through: peak over idle MB (at most 128)',
        holds: peak - idle <= 128,
        figure: `${Math.round(peak - idle)} MB (idle ${Math.round(idle)}, peak ${Math.round(peak)}; ${took.toFixed(1)} s)`,
      },
    ]
  } finally {
    await end(server.process)
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signUp(url: string) {
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(buildSignUp()),
  })
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function send(url: string, cookie: string, recording: Buffer) {
  const headers = { 'content-type': 'video/webm', 'content-length': recording.length, origin: url, cookie }
  const request = httpRequest(url + transcribe.path, { method: 'POST', headers, agent: false })
  request.end(recording)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`The recording was answered with ${response.statusCode}`)
}
