import { askProvider } from '../ask-provider'
import { multipart } from '../multipart'
import { ProviderError } from '../provider-error'
import { readVerboseTranscription } from './read-verbose-transcription'
import type { TranscriptionProvider } from './transcription-provider'

const provider = 'openai-compatible'
/** The specification's. On a machine without a graphics card reading can take longer than the recording. */
const defaultDeadlineMs = 300_000

export type OpenAiCompatibleOptions = {
  url: string
  /** Null where the server asks for none. */
  apiKey: string | null
  model: string
  /** Whether a language to be detected is asked for as `auto` (whisper.cpp, which takes everything for English else) or left out. */
  asksForDetection: boolean
  deadlineMs?: number | undefined
}

/** Any server of `/v1/audio/transcriptions`: speaches, LocalAI, whisper.cpp, OpenAI. */
export function openAiCompatible({
  url,
  apiKey,
  model,
  asksForDetection,
  deadlineMs = defaultDeadlineMs,
}: OpenAiCompatibleOptions): TranscriptionProvider {
  return {
    name: provider,
    async transcribe(recording, language) {
      const asked = language ?? (asksForDetection ? 'auto' : null)
      const fields = {
        model,
        response_format: answersPlainly(model) ? 'json' : 'verbose_json',
        temperature: '0',
        ...(asked !== null && { language: asked }),
      }
      const { value, requestId } = await askProvider({
        provider,
        method: 'POST',
        url: `${url}/v1/audio/transcriptions`,
        ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
        stream: multipart({ fields, fileField: 'file', file: recording }),
        signal: recording.signal,
        deadlineMs,
      })
      const transcription = readVerboseTranscription(value)
      if (transcription === null) throw new ProviderError(provider, 'invalid_response', undefined, { requestId })
      return { transcription, requestId }
    },
  }
}

/** OpenAI's newer models refuse `verbose_json`: language and duration are then unknown. */
const answersPlainly = (model: string) => /^gpt-.*transcribe/.test(model)
