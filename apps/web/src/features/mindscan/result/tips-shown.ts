import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import {
  analyzeSentiment,
  chooseSteadyTips,
  chooseTips,
  emotionLabels,
  isHardFeeling,
  type TipContext,
  type TipId,
  type TipTopic,
  tipIds,
  tipTopicsIn,
} from '@maitri/domain'
import { languageOf, riskOf } from '../../../data/reading'

/**
 * The three tips that stand beside a reading: those it came with, or for the person's own word where they gave one. Beside words that the gate
 * marks only what is not light (`docs/safety.md` S9, S23), chosen whenever it is shown, so that nothing stored tells of a tier (S16). A tip that a
 * newer or older Maitri does not know is left out.
 */
export function tipsShown(body: TextAnalysis): readonly TipId[] {
  const { text } = body
  const risk = riskOf(body)
  if (risk.tier !== 'none') return chooseSteadyTips({ heard: heardBeside(risk, text), seed: text })
  if (body.ownWord) return forOwnWord(body, { heard: tipTopicsIn(text), seed: text })
  return body.suggestions.filter((id): id is TipId => tipIds.some((tip) => tip === id))
}

/** The tips for what was said in a video; none where the words name no topic, so that what its emotion suggests stands there. */
export function videoTipsShown(body: VideoAnalysis): readonly TipId[] {
  const { transcription: text, sentiment } = body
  const risk = riskOf(body)
  if (risk.tier !== 'none') return chooseSteadyTips({ heard: heardBeside(risk, text), seed: text })
  const heard = sentiment.sentiment === 'positive' ? [] : tipTopicsIn(text)
  const { topics, emotions } = analyzeSentiment(text, languageOf(body))
  return heard.length === 0
    ? []
    : chooseTips({ topics, emotions, sentiment: sentiment.sentiment }, { heard, seed: text })
}

function forOwnWord({ ownWord, topics }: TextAnalysis, context: TipContext): readonly TipId[] {
  const label = emotionLabels.find((emotion) => emotion === ownWord)
  const sentiment = ownWord && isHardFeeling(ownWord) ? 'negative' : 'positive'
  return chooseTips({ topics, sentiment, emotions: label ? [label] : [] }, context)
}

/** Where help comes first only what belongs to it is said beside the help lines: being safe from another, and being there for another. */
function heardBeside({ tier, about }: ReturnType<typeof riskOf>, text: string): TipTopic[] {
  if (tier === 'distress') return tipTopicsIn(text)
  if (tier === 'abuse') return tipTopicsIn(text).filter((topic) => topic === 'violence' || topic === 'blackmail')
  return tier === 'crisis' && about === 'someone_else' ? ['friend'] : []
}
