import type { Transcription } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { AppError } from '../errors'
import type { TranscriptionProvider } from '../providers/transcription/transcription-provider'
import type { SentFile } from '../sent-file'
import { createAtOnce } from './at-once'
import type { Attempts } from './attempts'
import type { ProviderUse } from './provider-use'

export type Transcriptions = ReturnType<typeof createTranscriptions>

type TranscriptionParts = {
  /** Null where the operator chose none. */
  provider: TranscriptionProvider | null
  useProvider: ProviderUse
  attempts: Attempts
}

/** A voice and a video, as a person may have both open. */
const atOnceMax = 2

/** Turns recordings into text. Nothing of one is kept here, not even for the time it takes. */
export function createTranscriptions({ provider, useProvider, attempts }: TranscriptionParts) {
  const atOnce = createAtOnce(atOnceMax)
  return {
    async transcribe(uid: string, recording: SentFile, language: Language | null): Promise<Transcription> {
      if (provider === null) throw new AppError('provider_not_configured')
      return atOnce(uid, async () => {
        await attempts.use('transcription', uid)
        const { transcription } = await useProvider(provider.name, () => provider.transcribe(recording, language))
        return transcription
      })
    },
  }
}
