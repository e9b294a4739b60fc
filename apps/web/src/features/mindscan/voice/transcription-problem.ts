import { recordingMaxBytes } from '@maitri/contracts'
import type { ApiError, ApiErrorCode } from '../../../lib/api-client'

/** Why a file gave no words; the specification's section 8, audio upload. */
export type TranscriptionProblem =
  | { key: 'no_file' | 'not_audio' | 'too_large' | 'no_response' | 'empty' }
  | { key: 'api_error'; status: number }
  | { key: 'other'; code: ApiErrorCode }

export function transcriptionProblem({ code, provider }: ApiError): TranscriptionProblem {
  if (provider?.kind === 'invalid_response') return { key: 'empty' }
  if (provider?.status !== undefined) return { key: 'api_error', status: provider.status }
  if (code === 'network' || code === 'unavailable') return { key: 'no_response' }
  if (provider?.kind === 'network' || provider?.kind === 'timeout') return { key: 'no_response' }
  return { key: 'other', code }
}

/** What is wrong with a file before anything is done with it, or null. */
export function checkAudioFile({ type, size }: File): TranscriptionProblem | null {
  if (!type.startsWith('audio/')) return { key: 'not_audio' }
  return size > recordingMaxBytes ? { key: 'too_large' } : null
}
