import { analysisTextMaxLength, type CloudVideo, type Transcription, type VideoAnalysis } from '@maitri/contracts'
import {
  analyzeSentiment,
  dominantEmotionOf,
  emotionsFromWords,
  type Language,
  languages,
  wordsIn,
} from '@maitri/domain'
import type { FaceSummary } from './face/summarise-frames'
import { chooseSuggestions } from './result/choose-suggestions'

export type Found = {
  face: Extract<FaceSummary, { found: 'face' }> | null
  /** Null where nothing was heard. */
  words: Transcription | null
  cloud: CloudVideo | null
  durationSeconds: number
  /** Of the interface, for words whose language no service named. */
  language: Language
  /** A configured service was asked and did not answer. */
  usedFallback: boolean
}

/** Puts together what was found in a video, each number from where it says; null where neither face nor words were found. */
export function composeAnalysis({
  face,
  words,
  cloud,
  durationSeconds,
  language,
  usedFallback,
}: Found): VideoAnalysis | null {
  const heard = words ?? wordsOfCloud(cloud)
  const text = (heard?.text ?? '').trim().slice(0, analysisTextMaxLength)
  const spoken = languages.find((known) => known === heard?.language) ?? language
  const { emotions, emotionSource } = emotionsOf(face, cloud, text, spoken)
  if (emotionSource === 'none') return null
  const { sentiment, score, positiveWords, negativeWords } = analyzeSentiment(text, spoken)
  const dominantEmotion = emotionSource === 'face' ? (face?.face.expression ?? 'neutral') : dominantEmotionOf(emotions)
  return {
    kind: 'video',
    emotions,
    dominantEmotion,
    usingMockEmotions: emotionSource === 'words',
    emotionSource,
    face: face?.face ?? null,
    transcription: text,
    transcriptionSource: text && heard ? heard.source : null,
    sentiment: { sentiment, score, positiveWords, negativeWords },
    suggestions: chooseSuggestions(dominantEmotion),
    metadata: {
      language: text && heard ? heard.language : null,
      durationSeconds,
      confidence: (text && heard?.confidence) || 0,
      wordCount: wordsIn(text).length,
    },
    usedFallback,
  }
}

function emotionsOf(
  face: Found['face'],
  cloud: CloudVideo | null,
  text: string,
  language: Language,
): Pick<VideoAnalysis, 'emotions' | 'emotionSource'> {
  if (face) return { emotions: face.emotions, emotionSource: 'face' }
  if (cloud?.emotions && Object.values(cloud.emotions).some((share) => share > 0)) {
    return { emotions: cloud.emotions, emotionSource: 'cloud' }
  }
  return { emotions: emotionsFromWords(text, language), emotionSource: text ? 'words' : 'none' }
}

function wordsOfCloud(cloud: CloudVideo | null): Transcription | null {
  if (!cloud?.transcript.trim()) return null
  const { transcript: text } = cloud
  return { text, source: 'google', language: null, durationSeconds: null, confidence: null, wordCount: 0 }
}
