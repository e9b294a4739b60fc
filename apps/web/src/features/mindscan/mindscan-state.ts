import type { TextReading } from './reading'

/** Where the person is on the way from words to a reading. The words are kept through every step. */
export type MindscanState =
  | { step: 'writing'; text: string }
  | { step: 'words'; text: string }
  | { step: 'reading_words'; text: string }
  | { step: 'result'; reading: TextReading }

export type MindscanAct =
  | { type: 'typed'; text: string }
  | { type: 'used'; text: string }
  | { type: 'edited' }
  | { type: 'analysis_started' }
  | { type: 'analysis_cancelled' }
  | { type: 'analysis_done'; reading: TextReading }
  | { type: 'restarted' }

export const startWriting = { step: 'writing', text: '' } as const satisfies MindscanState

export function mindscanReducer(state: MindscanState, act: MindscanAct): MindscanState {
  switch (act.type) {
    case 'typed':
      return state.step === 'writing' ? { step: 'writing', text: act.text } : state
    case 'used':
      return { step: 'words', text: act.text }
    case 'edited':
      return state.step === 'result' ? startWriting : { step: 'writing', text: state.text }
    case 'analysis_started':
      return state.step === 'words' ? { step: 'reading_words', text: state.text } : state
    case 'analysis_cancelled':
      return state.step === 'reading_words' ? { step: 'words', text: state.text } : state
    case 'analysis_done':
      return state.step === 'reading_words' ? { step: 'result', reading: act.reading } : state
    case 'restarted':
      return startWriting
  }
}
