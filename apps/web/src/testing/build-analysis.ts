import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'

/** A reading of typed words with nothing in it that stands out; a test names what matters to it. */
export function buildTextAnalysis(changes: Partial<TextAnalysis> = {}): TextAnalysis {
  return {
    kind: 'text',
    text: 'a day like others',
    language: 'en',
    sentiment: 'neutral',
    score: 0,
    positiveWords: 0,
    negativeWords: 0,
    wordCount: 4,
    emotionScores: { calm: 50, stressed: 50, focused: 50, distracted: 50, energetic: 50, tired: 50 },
    emotions: ['neutral'],
    highlights: [],
    topics: { stress: 0, anxiety: 0, breathing: 0, depression: 0 },
    isQuestion: false,
    enough: true,
    notEnoughReason: null,
    suggestions: [],
    usedFallback: false,
    ...changes,
  }
}

/** A reading of a video in which a face was measured and nobody spoke. */
export function buildVideoAnalysis(changes: Partial<VideoAnalysis> = {}): VideoAnalysis {
  return {
    kind: 'video',
    emotions: { joy: 55, sorrow: 5, anger: 0, surprise: 10, neutral: 30 },
    dominantEmotion: 'joy',
    usingMockEmotions: false,
    emotionSource: 'face',
    face: { frames: 20, framesWithFace: 18, framesWithHeadLowered: 0, expression: 'joy', timeline: [] },
    transcription: '',
    transcriptionSource: null,
    sentiment: { sentiment: 'neutral', score: 0, positiveWords: 0, negativeWords: 0 },
    suggestions: [],
    metadata: { language: null, durationSeconds: 42, confidence: 0.9, wordCount: 0 },
    usedFallback: false,
    ...changes,
  }
}
