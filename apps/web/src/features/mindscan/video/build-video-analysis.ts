import type { VideoAnalysis } from '@maitri/contracts'

/** A reading of a face without words, for tests. */
export function buildVideoAnalysis(overrides: Partial<VideoAnalysis> = {}): VideoAnalysis {
  return {
    kind: 'video',
    emotions: { joy: 18, sorrow: 31, anger: 5, surprise: 8, neutral: 38 },
    dominantEmotion: 'neutral',
    usingMockEmotions: false,
    emotionSource: 'face',
    face: {
      frames: 24,
      framesWithFace: 20,
      framesWithHeadLowered: 0,
      timeline: [
        { atSeconds: 0.25, emotions: { joy: 10, sorrow: 40, anger: 5, surprise: 5, neutral: 40 } },
        { atSeconds: 0.75, emotions: null },
        { atSeconds: 1.25, emotions: { joy: 26, sorrow: 22, anger: 5, surprise: 11, neutral: 36 } },
      ],
    },
    transcription: '',
    transcriptionSource: null,
    sentiment: { sentiment: 'neutral', score: 0, positiveWords: 0, negativeWords: 0 },
    suggestions: ['look_far', 'one_fixed_hour'],
    metadata: { language: null, durationSeconds: 12, confidence: 20 / 24, wordCount: 0 },
    usedFallback: false,
    ...overrides,
  }
}
