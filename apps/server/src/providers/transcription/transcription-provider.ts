import type { Transcription, TranscriptionProviderName } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import type { SentFile } from '../../sent-file'

/** `requestId` is the service's own name of the request, where it gives one. */
export type Heard = { transcription: Transcription; requestId: string | undefined }

/** What turns a recording into text. It throws a `ProviderError`, and keeps nothing of the recording where its service allows. */
export type TranscriptionProvider = {
  name: TranscriptionProviderName
  /** `language` is what the person speaks, or null to have it detected. */
  transcribe(recording: SentFile, language: Language | null): Promise<Heard>
  /** Asks for something that costs nothing and needs the key. */
  checkKey(): Promise<void>
}
