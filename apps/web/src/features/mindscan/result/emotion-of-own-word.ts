import { type EmotionLabel, emotionLabels, type FeelingWord, fieldOfFeeling, isHardFeeling } from '@maitri/domain'

/** The feeling that tips and further screens know for the person's own word; for a hard word without one its field's, for a pleasant one none. */
export function emotionOfOwnWord(word: FeelingWord): EmotionLabel | null {
  const label = emotionLabels.find((emotion) => emotion === word)
  if (label || !isHardFeeling(word)) return label ?? null
  return fieldOfFeeling(word) === 'hardLively' ? 'stressed' : 'sad'
}
