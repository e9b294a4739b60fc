import type { VideoAnalysis } from '@maitri/contracts'
import { type EmotionFamily, emotionFamilies } from '@maitri/domain'

/** From this share on, in percent, a second emotion is named in the heading. */
const namedFrom = 20

type Second = Exclude<EmotionFamily, 'neutral'>

/** Which emotions stand in the heading over a reading: the strongest, and one beside it where there is enough of it. */
export function headingOf({ emotions, dominantEmotion }: VideoAnalysis): {
  first: EmotionFamily
  second: Second | null
} {
  const others = emotionFamilies.filter(
    (family): family is Second => family !== 'neutral' && family !== dominantEmotion,
  )
  const [second] = others.sort((one, other) => emotions[other] - emotions[one])
  return { first: dominantEmotion, second: second && emotions[second] >= namedFrom ? second : null }
}
