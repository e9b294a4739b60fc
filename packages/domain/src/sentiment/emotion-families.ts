/** The five that a face or a text is read into; the specification's section 3. */
export const emotionFamilies = ['joy', 'sorrow', 'anger', 'surprise', 'neutral'] as const

export type EmotionFamily = (typeof emotionFamilies)[number]
