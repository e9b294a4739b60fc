/** How a person may feel in what they say. The last is what the others are measured against and has no weights. */
export const tones = ['negative', 'positive', 'mixed', 'neutral'] as const

export type Tone = (typeof tones)[number]
