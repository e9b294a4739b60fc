import type { TranscriptionFailure } from './transcription-failure'

/** Why a video has no words. */
export type WordsMissing =
  | { why: 'not_set_up' | 'not_asked' | 'needs_account' | 'no_sound' | 'nobody_spoke' }
  | { why: 'service_problem'; failure: TranscriptionFailure }
