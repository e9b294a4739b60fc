import { setTimeout as delay } from 'node:timers/promises'
import type { Language } from '@maitri/domain'
import * as z from 'zod'
import type { SentFile } from '../../sent-file'
import { askProvider, type Question } from '../ask-provider'
import { kindOfStatus } from '../kind-of-status'
import { multipart } from '../multipart'
import { ProviderError } from '../provider-error'
import { isOverdue, underDeadline } from '../under-deadline'
import { readGladiaJob } from './read-gladia-job'
import type { Heard, TranscriptionProvider } from './transcription-provider'

const provider = 'gladia'
/** For upload, job and polls together; the specification's. */
const defaultBudgetMs = 300_000
/** As the service's own client does. */
const defaultPollMs = 3_000
const createDeadlineMs = 60_000
const pollDeadlineMs = 10_000
const removeTries = 20

const uploaded = z.object({ audio_url: z.string().min(1) })
const created = z.object({ id: z.string().min(1) })

export type GladiaOptions = {
  url: string
  apiKey: string
  /** Takes work that the person need not wait for, and logs where it fails. */
  later: (work: Promise<unknown>) => void
  budgetMs?: number | undefined
  pollMs?: number | undefined
}

type Asked = Omit<Question, 'provider' | 'url' | 'headers'> & { path: string }

/** Gladia, by its V2: upload, job, polls. */
export function gladia({
  url,
  apiKey,
  later,
  budgetMs = defaultBudgetMs,
  pollMs = defaultPollMs,
}: GladiaOptions): TranscriptionProvider {
  const ask = ({ path, ...question }: Asked) =>
    askProvider({ ...question, provider, url: `${url}${path}`, headers: { 'x-gladia-key': apiKey } })

  async function upload(recording: SentFile, signal: AbortSignal) {
    const stream = multipart({ fileField: 'audio', file: recording })
    const { value } = await ask({ method: 'POST', path: '/v2/upload', stream, signal, deadlineMs: budgetMs })
    return read(uploaded, value).audio_url
  }

  /** Not ended by anybody's leaving: a job whose id never arrived could not be deleted. */
  async function create(audioUrl: string, language: Language | null) {
    const { value } = await ask({
      method: 'POST',
      path: '/v2/pre-recorded',
      json: {
        audio_url: audioUrl,
        diarization: true,
        language_config: { languages: language === null ? [] : [language], code_switching: false },
        // The other model knows no language of India.
        model: 'solaria-1',
      },
      signal: new AbortController().signal,
      deadlineMs: createDeadlineMs,
      createsPaidJob: true,
    })
    return read(created, value).id
  }

  async function poll(id: string, signal: AbortSignal): Promise<Heard> {
    for (;;) {
      await delay(pollMs, undefined, { signal }).catch(() => {
        throw leftFailure(signal)
      })
      const { value, requestId } = await ask({ method: 'GET', path: pathOf(id), signal, deadlineMs: pollDeadlineMs })
      const job = readGladiaJob(value)
      if (job === null) throw new ProviderError(provider, 'invalid_response', undefined, { requestId })
      if (job.state === 'done') return { transcription: job.transcription, requestId }
      if (job.state === 'failed') {
        const kind = job.code === null ? 'other' : kindOfStatus(job.code)
        throw new ProviderError(provider, kind, job.code ?? undefined, { requestId })
      }
    }
  }

  /** A job that still runs refuses with 403, and is asked again for as long as a short recording takes. */
  async function remove(id: string) {
    const { signal } = new AbortController()
    for (let tries = 1; ; tries += 1) {
      try {
        await ask({ method: 'DELETE', path: pathOf(id), signal, deadlineMs: pollDeadlineMs })
        return
      } catch (error) {
        const isRunning = error instanceof ProviderError && error.status === 403
        if (!isRunning || tries === removeTries) throw error
        await delay(pollMs)
      }
    }
  }

  return {
    name: provider,
    transcribe: (recording, language) =>
      underDeadline(budgetMs, recording.signal, async (signal) => {
        const audioUrl = await upload(recording, signal)
        const creating = create(audioUrl, language)
        // However it ends: Gladia would keep the recording and its words for a year.
        try {
          return await poll(await orLeft(creating, signal), signal)
        } finally {
          later(creating.then(remove, () => {}))
        }
      }),

    /** The newest job, of which nothing is read. */
    async checkKey() {
      const { signal } = new AbortController()
      await ask({ method: 'GET', path: '/v2/pre-recorded?limit=1', signal, deadlineMs: pollDeadlineMs })
    },
  }
}

const pathOf = (id: string) => `/v2/pre-recorded/${encodeURIComponent(id)}`

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ProviderError(provider, 'invalid_response')
  return parsed.data
}

/** What `work` gives, or a failure as soon as the person left or time is up. */
async function orLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(leftFailure(signal))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([work, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

const leftFailure = (signal: AbortSignal) => new ProviderError(provider, isOverdue(signal) ? 'timeout' : 'aborted')
