import type { Transcription } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { AppError } from '../errors'
import type { TranscriptionProvider } from '../providers/transcription/transcription-provider'
import type { SentFile } from '../sent-file'
import { createConcurrencyLimit } from './concurrency-limit'
import type { ProviderUse } from './provider-use'
import type { RateLimits } from './rate-limits'

export type Transcriptions = ReturnType<typeof createTranscriptions>

type TranscriptionDependencies = {
  /** Null where the operator chose none. */
  provider: TranscriptionProvider | null
  /** What a person brought a key of their own for, or null. */
  findOwn: (uid: string, capability: 'audio' | 'video') => Promise<TranscriptionProvider | null>
  useProvider: ProviderUse
  rateLimits: RateLimits
}

type Asked = { language: Language | null; capability: 'audio' | 'video' }

/** A voice and a video, as a person may have both open. */
const maxConcurrent = 2

/** Turns recordings into text. Nothing of one is kept here, not even for the time it takes. */
export function createTranscriptions({ provider, findOwn, useProvider, rateLimits }: TranscriptionDependencies) {
  const limitConcurrency = createConcurrencyLimit(maxConcurrent)
  return {
    /** By the person's own key, else by the operator's. `capability` says what the recording was taken from. */
    async transcribe(uid: string, recording: SentFile, { language, capability }: Asked): Promise<Transcription> {
      const chosen = (await findOwn(uid, capability)) ?? provider
      if (chosen === null) throw new AppError('provider_not_configured')
      return limitConcurrency(uid, async () => {
        await rateLimits.use('transcription', uid)
        const { transcription } = await useProvider(chosen.name, () => chosen.transcribe(recording, language))
        return transcription
      })
    },
  }
}
