import type { Config } from '../../config'
import { gladia } from './gladia'
import { openAiCompatible } from './openai-compatible'
import type { TranscriptionProvider } from './transcription-provider'

export type TranscriptionTiming = { deadlineMs?: number; pollMs?: number }

/** The service that the operator chose, or null. */
export function transcriptionProviderOf(
  chosen: Config['transcription'],
  later: (work: Promise<unknown>) => void,
  { deadlineMs, pollMs }: TranscriptionTiming,
): TranscriptionProvider | null {
  if (chosen === null) return null
  if (chosen.provider === 'gladia') return gladia({ ...chosen, later, budgetMs: deadlineMs, pollMs })
  return openAiCompatible({ ...chosen, deadlineMs })
}
