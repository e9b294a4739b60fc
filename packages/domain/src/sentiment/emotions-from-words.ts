import type { Language } from '../language'
import type { EmotionFamily } from './emotion-families'
import { type EmotionShares, emotionSharesOf } from './emotion-shares'
import { numberSentences } from './number-sentences'
import type { EmotionLabel } from './sentiment-result'
import { weighText } from './weigh-text'

const families: Record<EmotionLabel, EmotionFamily> = {
  happy: 'joy',
  calm: 'joy',
  relieved: 'joy',
  grateful: 'joy',
  hopeful: 'joy',
  proud: 'joy',
  confident: 'joy',
  excited: 'joy',
  loved: 'joy',
  sad: 'sorrow',
  lonely: 'sorrow',
  hurt: 'sorrow',
  hopeless: 'sorrow',
  disappointed: 'sorrow',
  guilty: 'sorrow',
  ashamed: 'sorrow',
  anxious: 'sorrow',
  stressed: 'sorrow',
  afraid: 'sorrow',
  overwhelmed: 'sorrow',
  tired: 'sorrow',
  angry: 'anger',
  frustrated: 'anger',
  jealous: 'anger',
  surprised: 'surprise',
  neutral: 'neutral',
}

/**
 * Share of a text's sentences by the family of feelings found in them, in whole percentages that sum to 100 (the ruling 'Emotions from
 * words'); a sentence with several is shared between them, one with none is neutral, and a text without a word is all 0.
 */
export function emotionsFromWords(text: string, language: Language): EmotionShares {
  const { tokens, weighed } = weighText(text, language)
  const sentenceOf = numberSentences(tokens)
  const found = new Map<number, Set<EmotionFamily>>()
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word') found.set(sentenceOf[index] ?? 0, new Set())
  }
  for (const { sentence, emotions } of weighed) {
    for (const emotion of emotions) found.get(sentence)?.add(families[emotion])
  }
  const weights: Partial<EmotionShares> = {}
  for (const one of found.values()) {
    const shared = one.size > 0 ? [...one] : (['neutral'] as const)
    for (const family of shared) weights[family] = (weights[family] ?? 0) + 1 / shared.length
  }
  return emotionSharesOf(weights)
}
