import type { EmotionFamily } from '@maitri/domain'

/** What a reading of a video may suggest; the words stand in the messages under `suggestions.<id>`. */
export const suggestionIds = [
  'note_the_good',
  'pass_it_on',
  'tell_someone',
  'step_into_light',
  'cool_first',
  'write_unsent',
  'let_it_settle',
  'name_it',
  'look_far',
  'one_fixed_hour',
  'five_things',
] as const

export type SuggestionId = (typeof suggestionIds)[number]

const byEmotion: Record<EmotionFamily, readonly SuggestionId[]> = {
  joy: ['note_the_good', 'pass_it_on'],
  sorrow: ['tell_someone', 'step_into_light'],
  anger: ['cool_first', 'write_unsent'],
  surprise: ['let_it_settle', 'name_it'],
  neutral: ['look_far', 'one_fixed_hour'],
}

/** Two small things for the strongest emotion of a video. */
export const chooseSuggestions = (dominant: EmotionFamily): SuggestionId[] => [...byEmotion[dominant]]
