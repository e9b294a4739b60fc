import type { TextAnalysis } from '@maitri/contracts'
import type { TextReading } from '../../data/reading'

/** How words came here: typed, heard by this browser, or heard by a service. */
export type HeardBy = NonNullable<TextAnalysis['heardBy']>

/** Words that can be read. `inBox` is what stood in the text box when something was heard instead, and stands there again afterwards. */
type Words = { text: string; heardBy: HeardBy; inBox: string }

/** Where the person is on the way from words to a reading. The words are kept through every step. */
export type MindscanState =
  | { step: 'writing'; text: string }
  | { step: 'hearing'; text: string; inBox: string }
  | ({ step: 'words' } & Words)
  | ({ step: 'reading_words' } & Words)
  | { step: 'result'; reading: TextReading; inBox: string }

export type MindscanAction =
  | { type: 'typed'; text: string }
  | { type: 'used'; text: string }
  | { type: 'listening_started' }
  /** Everything that was heard so far. */
  | { type: 'hearing'; text: string }
  | { type: 'listening_ended' }
  | { type: 'listening_cancelled' }
  /** A service answered with the words of a recording. */
  | { type: 'transcribed'; text: string; heardBy: HeardBy }
  | { type: 'analysis_started' }
  | { type: 'analysis_cancelled' }
  | { type: 'analysis_done'; reading: TextReading }
  | { type: 'reading_closed' }
  | { type: 'restarted' }

export const startWriting = { step: 'writing', text: '' } as const satisfies MindscanState

export function mindscanReducer(state: MindscanState, action: MindscanAction): MindscanState {
  switch (action.type) {
    case 'typed':
      return state.step === 'writing' || state.step === 'words' ? { ...state, text: action.text } : state
    case 'used':
      return { step: 'words', text: action.text, heardBy: 'typed', inBox: '' }
    case 'listening_started':
      return state.step === 'writing' ? { step: 'hearing', text: '', inBox: state.text } : state
    case 'hearing':
      return state.step === 'hearing' ? { ...state, text: action.text } : state
    case 'listening_ended':
      return state.step === 'hearing' ? wordsHeard(state) : state
    case 'listening_cancelled':
      return state.step === 'hearing' ? { step: 'writing', text: state.inBox } : state
    case 'transcribed':
      return {
        step: 'words',
        text: action.text,
        heardBy: action.heardBy,
        inBox: state.step === 'writing' ? state.text : '',
      }
    case 'analysis_started':
      return state.step === 'words' ? { ...state, step: 'reading_words' } : state
    case 'analysis_cancelled':
      return state.step === 'reading_words' ? { ...state, step: 'words' } : state
    case 'analysis_done':
      return state.step === 'reading_words' ? { step: 'result', reading: action.reading, inBox: state.inBox } : state
    case 'reading_closed':
      return state.step === 'result' ? { step: 'writing', text: state.inBox } : state
    case 'restarted':
      return { step: 'writing', text: state.step === 'writing' ? '' : state.inBox }
  }
}

/** What was heard goes on to be read; where nothing was, the text box is back with what stood in it. */
export function wordsHeard({ text, inBox }: Extract<MindscanState, { step: 'hearing' }>): Draft {
  return text === '' ? { step: 'writing', text: inBox } : { step: 'words', text, heardBy: 'browser', inBox }
}

/** Words on their way to a reading, and how far they are. A reading is no draft: it stands among the earlier ones. */
export type Draft = Extract<MindscanState, { step: 'writing' | 'words' }>
