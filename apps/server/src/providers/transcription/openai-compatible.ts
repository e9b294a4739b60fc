import { askProvider } from '../ask-provider'
import { multipart } from '../multipart'
import { ProviderError } from '../provider-error'
import { readVerboseTranscription } from './read-verbose-transcription'
import type { TranscriptionProvider } from './transcription-provider'

const provider = 'openai-compatible'
/** The specification's. On a machine without a graphics card reading can take longer than the recording. */
const defaultDeadlineMs = 300_000
const keyCheckDeadlineMs = 10_000

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
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
  return {
    name: provider,
    async transcribe(recording, language) {
      const asked = language ?? (asksForDetection ? 'auto' : null)
      const fields = {
        model,
        response_format: respondsPlainly(model) ? 'json' : 'verbose_json',
        temperature: '0',
        ...(asked !== null && { language: asked }),
      }
      const { value, requestId } = await askProvider({
        provider,
        method: 'POST',
        url: `${url}/v1/audio/transcriptions`,
        headers,
        stream: multipart({ fields, fileField: 'file', file: recording }),
        signal: recording.signal,
        deadlineMs,
      })
      const transcription = readVerboseTranscription(value)
      if (transcription === null) throw new ProviderError(provider, 'invalid_response', undefined, { requestId })
      return { transcription, requestId }
    },

    /** Which models there are. A server of one's own may answer that to anybody. */
    async checkKey() {
      const { signal } = new AbortController()
      await askProvider({
        provider,
        method: 'GET',
        url: `${url}/v1/models`,
        headers,
        signal,
        deadlineMs: keyCheckDeadlineMs,
      })
    },
  }
}

/** OpenAI's newer models refuse `verbose_json`: language and duration are then unknown. */
const respondsPlainly = (model: string) => /^gpt-.*transcribe/.test(model)
