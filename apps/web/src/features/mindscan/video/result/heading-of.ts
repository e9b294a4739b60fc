import type { VideoAnalysis } from '@maitri/contracts'
import { type EmotionFamily, emotionFamilies } from '@maitri/domain'
import { emotionShown } from '../../../../data/reading'

/** From this share on, in percent, a second emotion is named in the heading. */
const namedFrom = 20

type Second = Exclude<EmotionFamily, 'neutral'>

/**
 * Which emotions stand in the heading over a reading. Of a face, the one expression that clearly left rest, or none at all; of words or a
 * service, the strongest and one beside it where there is enough of it.
 */
export function headingOf(body: VideoAnalysis): { first: ReturnType<typeof emotionShown>; second: Second | null } {
  const { emotions, dominantEmotion, emotionSource } = body
  const first = emotionShown(body)
  if (emotionSource === 'face' || emotionSource === 'none') return { first, second: null }
  const others = emotionFamilies.filter(
    (family): family is Second => family !== 'neutral' && family !== dominantEmotion,
  )
  const [second] = others.sort((one, other) => emotions[other] - emotions[one])
  return { first, second: second && emotions[second] >= namedFrom ? second : null }
}

/** Whether face and words say opposite things. Neither is called the truth. */
export function isConflict({ emotionSource, face, transcription, sentiment }: VideoAnalysis): boolean {
  if (emotionSource !== 'face' || !transcription) return false
  const isLight = face?.expression === 'joy'
  const isHeavy = face?.expression === 'sorrow' || face?.expression === 'anger'
  return (isLight && sentiment.sentiment === 'negative') || (isHeavy && sentiment.sentiment === 'positive')
}
