import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import {
  analyzeSentiment,
  chooseSteadyTips,
  chooseTips,
  type FeelingWord,
  isHardFeeling,
  type TipContext,
  type TipId,
  type TipTopic,
  type TopicCounts,
  tipIds,
  tipTopicsIn,
} from '@maitri/domain'
import { languageOf, riskOf } from '../../../data/reading'
import { emotionOfOwnWord } from './emotion-of-own-word'

/**
 * The three tips that stand beside a reading: those it came with, or for the person's own word where they gave one. Beside words that the gate
 * marks only what is not light (`docs/safety.md` S9, S23), chosen whenever it is shown, so that nothing stored tells of a tier (S16). A tip that a
 * newer or older Maitri does not know is left out.
 */
export function tipsShown(body: TextAnalysis): readonly TipId[] {
  const { text } = body
  const risk = riskOf(body)
  if (risk.tier !== 'none') return chooseSteadyTips({ heard: heardBeside(risk, text), seed: text })
  if (body.ownWord) return forOwnWord(body.ownWord, body.topics, { heard: tipTopicsIn(text), seed: text })
  return body.suggestions.filter((id): id is TipId => tipIds.some((tip) => tip === id))
}

/**
 * The tips for what was said in a video, or for the person's own word where they gave one; none where neither names anything, so that what the
 * video's emotion suggests stands there.
 */
export function videoTipsShown(body: VideoAnalysis): readonly TipId[] {
  const { transcription: text, sentiment } = body
  const risk = riskOf(body)
  if (risk.tier !== 'none') return chooseSteadyTips({ heard: heardBeside(risk, text), seed: text })
  const { topics, emotions } = analyzeSentiment(text, languageOf(body))
  if (body.ownWord) return forOwnWord(body.ownWord, topics, { heard: tipTopicsIn(text), seed: text })
  const heard = sentiment.sentiment === 'positive' ? [] : tipTopicsIn(text)
  return heard.length === 0
    ? []
    : chooseTips({ topics, emotions, sentiment: sentiment.sentiment }, { heard, seed: text })
}

function forOwnWord(word: FeelingWord, topics: TopicCounts, context: TipContext): readonly TipId[] {
  const emotion = emotionOfOwnWord(word)
  const sentiment = isHardFeeling(word) ? 'negative' : 'positive'
  return chooseTips({ topics, sentiment, emotions: emotion ? [emotion] : [] }, context)
}

/** Where help comes first only what belongs to it is said beside the help lines: being safe from another, and being there for another. */
function heardBeside({ tier, about }: ReturnType<typeof riskOf>, text: string): TipTopic[] {
  if (tier === 'distress') return tipTopicsIn(text)
  if (tier === 'abuse') return tipTopicsIn(text).filter((topic) => topic === 'violence' || topic === 'blackmail')
  return tier === 'crisis' && about === 'someone_else' ? ['friend'] : []
}
