/** Why a recording gave no words, or ended otherwise than by Stop; the page's words are chosen by it. */
export type VoiceProblem =
  | { key: 'gate_missing' | 'no_speech' | 'nothing_heard' | 'time_up' | 'cannot_record' }
  /** `error` is the platform's own name for what happened. */
  | { key: 'failed'; error: string }
