import type { Config } from '../../config'
import { gladia } from './gladia'
import { openAiCompatible } from './openai-compatible'
import type { TranscriptionProvider } from './transcription-provider'

export type TranscriptionTiming = { deadlineMs?: number; pollMs?: number }

/** The service that was chosen, with the key that it is given. */
export function transcriptionProviderOf(
  chosen: NonNullable<Config['transcription']>,
  later: (work: Promise<unknown>) => void,
  { deadlineMs, pollMs }: TranscriptionTiming,
): TranscriptionProvider {
  if (chosen.provider === 'gladia') return gladia({ ...chosen, later, budgetMs: deadlineMs, pollMs })
  return openAiCompatible({ ...chosen, deadlineMs })
}
