import { type EmotionFamily, emotionSharesOf } from '@maitri/domain'
import type { FaceScores } from './face-messages'

/** How one face weighs in the five families, summing to 1. */
export type WeightsOfFace = Record<EmotionFamily, number>

/** The expressions that have a family; disgust and fear have none, and the others are weighed without them. */
const families = {
  joy: 'happy',
  sorrow: 'sad',
  anger: 'angry',
  surprise: 'surprise',
  neutral: 'neutral',
} as const satisfies Record<EmotionFamily, keyof FaceScores>

/** How one face weighs in the five families, summing to 1; null where the model saw nothing but disgust and fear. */
export function weightsOfFace(scores: FaceScores): WeightsOfFace | null {
  const total = Object.values(families).reduce((sum, expression) => sum + (scores[expression] ?? 0), 0)
  if (total <= 0) return null
  return mapFamilies((family) => (scores[families[family]] ?? 0) / total)
}

/** The mean over faces, as whole percentages; all 0 where there is no face. */
export const meanEmotions = (faces: readonly WeightsOfFace[]) =>
  emotionSharesOf(mapFamilies((family) => faces.reduce((sum, face) => sum + face[family], 0)))

function mapFamilies(of: (family: EmotionFamily) => number): WeightsOfFace {
  return {
    joy: of('joy'),
    sorrow: of('sorrow'),
    anger: of('anger'),
    surprise: of('surprise'),
    neutral: of('neutral'),
  }
}
