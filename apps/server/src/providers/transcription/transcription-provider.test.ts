import { Readable } from 'node:stream'
import { type TranscriptionProviderName, transcription } from '@maitri/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentFile } from '../../sent-file'
import { gladiaKey, startGladia } from '../../testing/gladia-stand-in'
import { openAiAudioKey, startOpenAiAudio } from '../../testing/openai-audio-stand-in'
import type { Fault } from '../../testing/provider-stand-in'
import { ProviderError } from '../provider-error'
import { gladia } from './gladia'
import { openAiCompatible } from './openai-compatible'
import type { TranscriptionProvider } from './transcription-provider'

/** A service on this machine and its adapter, as the suite below asks of each. */
type Subject = {
  provider: (options: { isRightKey?: boolean; deadlineMs?: number }) => TranscriptionProvider
  /** What the service does next; `fault` meets the request that brings the recording. */
  play: (scenario: { isSilent?: boolean; fault?: Fault }) => void
  requests: readonly { body: Buffer; state: string }[]
  close: () => Promise<void>
}

/** Every adapter: the compiler asks for an entry here when a name is added to the list of providers. */
const subjects: Record<TranscriptionProviderName, () => Promise<Subject>> = {
  async gladia() {
    const service = await startGladia()
    const background: Promise<unknown>[] = []
    return {
      provider: ({ isRightKey = true, deadlineMs }) =>
        gladia({
          url: service.url,
          apiKey: isRightKey ? gladiaKey : 'another',
          later: (work) => background.push(work.catch(() => {})),
          pollMs: 5,
          budgetMs: deadlineMs,
        }),
      play: ({ isSilent, fault }) =>
        service.play({
          outcome: isSilent ? 'done without speech' : 'done',
          faults: fault && { upload: [fault] },
        }),
      requests: service.requests,
      async close() {
        await Promise.all(background)
        await service.close()
      },
    }
  },
  async 'openai-compatible'() {
    const service = await startOpenAiAudio()
    return {
      provider: ({ isRightKey = true, deadlineMs }) =>
        openAiCompatible({
          url: service.url,
          apiKey: isRightKey ? openAiAudioKey : 'another',
          model: 'a-model',
          asksForDetection: false,
          deadlineMs,
        }),
      play: ({ isSilent, fault }) =>
        service.play({ server: isSilent ? 'empty text' : 'OpenAI', ...(fault && { fault }) }),
      requests: service.requests,
      close: service.close,
    }
  },
}

const bytes = Buffer.from('the bytes of a recording')

const recording = (signal = new AbortController().signal): SentFile => ({
  contentType: 'audio/webm',
  byteLength: bytes.length,
  bytes: Readable.from([bytes]),
  signal,
})

const failureOf = async (work: Promise<unknown>) => {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof ProviderError)) throw new Error(`Not a ProviderError: ${failure}`)
  return failure
}

describe.each(Object.keys(subjects) as TranscriptionProviderName[])('%s', (name) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await subjects[name]()
  })
  afterAll(() => subject.close())

  test('gives what was said, in the form of the contract, under its own name', async () => {
    subject.play({})
    const provider = subject.provider({})
    const heard = transcription.parse((await provider.transcribe(recording(), null)).transcription)
    expect(provider.name).toBe(name)
    expect(heard).toMatchObject({ source: name, text: 'I feel calm today, but work was stressful.', language: 'en' })
    expect(subject.requests.some(({ body }) => body.includes(bytes))).toBe(true)
  })

  test('gives an empty text where nobody spoke', async () => {
    subject.play({ isSilent: true })
    const { transcription: heard } = await subject.provider({}).transcribe(recording(), 'hi')
    expect(heard).toMatchObject({ text: '', wordCount: 0, confidence: null })
  })

  test.each<[number, string]>([
    [400, 'bad_request'],
    [402, 'payment_required'],
    [413, 'too_large'],
    [415, 'unsupported_media'],
    [429, 'rate_limited'],
    [503, 'provider_down'],
  ])('fails with status %i as %s, without a word of the service', async (status, kind) => {
    subject.play({ fault: { status, text: 'a word of the service' } })
    const failure = await failureOf(subject.provider({}).transcribe(recording(), null))
    expect(failure).toMatchObject({ kind, status, provider: name })
    expect(JSON.stringify(failure) + failure.message).not.toContain('a word of the service')
  })

  test.each<[Fault, string]>([
    ['HTML', 'invalid_response'],
    ['broken JSON', 'invalid_response'],
    ['reset', 'network'],
    ['silent', 'timeout'],
  ])('fails on an answer that is %s as %s', async (fault, kind) => {
    subject.play({ fault })
    const asked = subject.provider({ deadlineMs: 400 }).transcribe(recording(), null)
    expect(await failureOf(asked)).toMatchObject({ kind, provider: name })
  })

  test('ends the request when the person leaves', async () => {
    subject.play({ fault: 'silent' })
    const leaving = new AbortController()
    const asked = failureOf(subject.provider({}).transcribe(recording(leaving.signal), null))
    await expect.poll(() => subject.requests.some(({ body }) => body.includes(bytes))).toBe(true)
    leaving.abort()
    expect(await asked).toMatchObject({ kind: 'aborted' })
    await expect.poll(() => subject.requests.every(({ state }) => state !== 'arriving')).toBe(true)
  })

  test('tells a right key from a wrong one, and sends no recording for it', async () => {
    subject.play({})
    await subject.provider({}).checkKey()
    const failure = await failureOf(subject.provider({ isRightKey: false }).checkKey())
    expect(failure).toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(subject.requests.every(({ body }) => body.length === 0)).toBe(true)
  })
})
