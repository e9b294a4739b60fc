/**
 * The feelings a person can choose from, each on two axes: whether it is pleasant, and whether it is lively or quiet (the circumplex of
 * Russell, 1980). Fifteen to a field; their words stand in `feelings.json`.
 */
export const feelingWords = {
  pleasantLively: [
    'happy',
    'joyful',
    'excited',
    'proud',
    'confident',
    'hopeful',
    'inspired',
    'curious',
    'playful',
    'amused',
    'determined',
    'energetic',
    'surprised',
    'brave',
    'eager',
  ],
  pleasantQuiet: [
    'calm',
    'relieved',
    'grateful',
    'content',
    'loved',
    'safe',
    'rested',
    'tender',
    'touched',
    'understood',
    'accepted',
    'peaceful',
    'patient',
    'nostalgic',
    'light',
  ],
  hardLively: [
    'anxious',
    'afraid',
    'panicky',
    'stressed',
    'overwhelmed',
    'angry',
    'frustrated',
    'irritated',
    'restless',
    'jealous',
    'betrayed',
    'humiliated',
    'confused',
    'torn',
    'shocked',
  ],
  hardQuiet: [
    'sad',
    'lonely',
    'hurt',
    'hopeless',
    'disappointed',
    'guilty',
    'ashamed',
    'tired',
    'numb',
    'empty',
    'grieving',
    'bored',
    'homesick',
    'unseen',
    'weary',
  ],
} as const

export type FeelingField = keyof typeof feelingWords

export type FeelingWord = (typeof feelingWords)[FeelingField][number]

export const feelingFields = Object.keys(feelingWords) as FeelingField[]

/** All sixty, field by field. */
export const allFeelingWords: readonly FeelingWord[] = feelingFields.flatMap((field) => [...feelingWords[field]])

/** The field of a feeling word. */
export const fieldOfFeeling = (word: FeelingWord): FeelingField =>
  feelingFields.find((field) => feelingWords[field].some((one) => one === word)) ?? 'hardQuiet'

/** Whether the person's own word weighs on them; what they say stands over what was measured. */
export const isHardFeeling = (word: FeelingWord): boolean => fieldOfFeeling(word).startsWith('hard')
