import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import {
  type EmotionFamily,
  type FeelingWord,
  heavyFeelings,
  isHardFeeling,
  type Language,
  languages,
} from '@maitri/domain'
import { needsHelp, type RiskReading, readRisk } from '@maitri/domain/risk'

/** A reading as a page shows it: an analysis with its id and moment. */
type ReadingOf<Body> = { id: string; occurredAt: string; body: Body }

export type Reading = ReadingOf<TextAnalysis | VideoAnalysis>

/** Of words that were typed or spoken. */
export type TextReading = ReadingOf<TextAnalysis>

export type VideoReading = ReadingOf<VideoAnalysis>

export const isText = (reading: Reading): reading is TextReading => reading.body.kind === 'text'

export const isVideo = (reading: Reading): reading is VideoReading => reading.body.kind === 'video'

/** Two readings that are set side by side. */
export type ComparedIds = readonly [string, string]

/** What the person said, typed or was heard to say; empty for a video without words. */
export const readingText = ({ body }: Pick<Reading, 'body'>): string =>
  body.kind === 'video' ? body.transcription : body.text

/** Whether there is more than a first impression: enough known words, or anything at all that a video's emotions come from. */
export const isEnough = ({ body }: Pick<Reading, 'body'>): boolean =>
  body.kind === 'video' ? body.emotionSource !== 'none' : body.enough

export type SummaryKey = 'positive' | 'negative' | 'neutral' | 'mixed' | 'heavy' | 'first_impression'

/**
 * Which plain sentence stands over a reading. Risk comes first, so that no light words outweigh it (`docs/safety.md` S9, S23); it is read from
 * the words whenever they are shown, because a tier is never kept (S16).
 */
export function summaryOf(body: TextAnalysis): SummaryKey {
  if (isHeavy(body)) return 'heavy'
  if (isMarked(body)) return 'negative'
  if (!body.enough) return 'first_impression'
  if (body.sentiment === 'neutral' && body.positiveWords > 0 && body.negativeWords > 0) return 'mixed'
  return body.sentiment
}

/**
 * Whether a score stands beside the words: enough of them are known, or the cloud gave it, as the person agreed. One that is not heavy would
 * stand lightly beside words that the gate marks, and beside words that need help none stands (`docs/safety.md` S20, S23).
 */
export function hasScore(body: TextAnalysis): boolean {
  if (!body.enough && body.sentimentSource !== 'cloud') return false
  return !isHeavy(body) && (!isMarked(body) || body.sentiment === 'negative')
}

/**
 * The emotion that a video is headed with. Of a face only an expression that clearly left rest has a name; a face that was read before that
 * was asked has none.
 */
export function emotionShown({
  emotionSource,
  dominantEmotion,
  face,
}: VideoAnalysis): EmotionFamily | 'unclear' | 'none' {
  return emotionSource === 'face'
    ? (face?.expression ?? 'unclear')
    : emotionSource === 'none'
      ? 'none'
      : dominantEmotion
}

/** The language the words are most likely in; a hint, since people speak any of the eight. */
export function languageOf(body: TextAnalysis | VideoAnalysis): Language {
  if (body.kind === 'text') return body.language
  return languages.find((known) => known === body.metadata.language) ?? 'en'
}

/** Whether the words need help, whatever else was read from them; asked anew whenever they are shown. */
export const isHeavy = (body: TextAnalysis | VideoAnalysis): boolean => needsHelp(tierOf(body))

/** Whether the gate marks the words at all, `distress` included: nothing light is said of them then (`docs/safety.md` S23). */
export const isMarked = (body: TextAnalysis | VideoAnalysis): boolean => tierOf(body) !== 'none'

const tierOf = (body: TextAnalysis | VideoAnalysis) => riskOf(body).tier

/** What the gate reads in the words of a reading, asked anew whenever it matters. */
export const riskOf = (body: TextAnalysis | VideoAnalysis): RiskReading =>
  readRisk(readingText({ body }), languageOf(body))

/** The person's own word where it leads: a pleasant one does not stand over words that the gate marks (`docs/safety.md` S9). */
export function leadingWord(body: TextAnalysis | VideoAnalysis): FeelingWord | null {
  const { ownWord } = body
  return ownWord && !isHeavy(body) && (isHardFeeling(ownWord) || !isMarked(body)) ? ownWord : null
}

/**
 * What a page shows of an analysis. Beside words that the gate marks nothing counts as light (S9, S23): no light feeling; beside words that need
 * help no mark either. Chosen whenever it is shown, so that nothing stored tells of a tier (S16).
 */
export function shownOf(body: TextAnalysis): Pick<TextAnalysis, 'emotions' | 'highlights'> {
  if (!isMarked(body)) return body
  return {
    emotions: body.emotions.filter((emotion) => heavyFeelings.has(emotion)),
    highlights: isHeavy(body) ? [] : body.highlights,
  }
}
