import type { Hit } from './find-hits'
import type { EmotionLabel, HighlightReason } from './sentiment-result'

/** Feelings that a word of lifting says where it is missing: 'not happy', 'no hope', 'nobody loves me'. */
export const opposites: Partial<Record<EmotionLabel, EmotionLabel>> = {
  happy: 'sad',
  hopeful: 'hopeless',
  calm: 'stressed',
  loved: 'lonely',
}

/** A hit that counts, with what it counts as after negation. Weights below 1 are faint, 0 is shown and not counted. */
export type WeighedHit = {
  hit: Hit
  effect: -1 | 1
  weight: number
  reasons: HighlightReason[]
  emotions: EmotionLabel[]
  sentence: number
}
