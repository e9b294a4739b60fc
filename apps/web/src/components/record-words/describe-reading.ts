import type { TextAnalysis, VideoAnalysis } from '@maitri/contracts'
import { emotionFamilies } from '@maitri/domain'
import { emotionShown, isMarked, leadingWord, shownOf, summaryOf } from '../../data/reading'
import type { Described, RecordWords } from './described'

/** A Mindscan result as its page says it: beside words that the gate marks nothing counts as light (`docs/safety.md` S23). */
export function describeReading(
  body: TextAnalysis | VideoAnalysis,
  t: RecordWords,
  list: (parts: string[]) => string,
): Described {
  const own = leadingWord(body)
  const verdict = body.verdict ? t(`mindscan:result.verdict.${body.verdict}`) : ''
  const said: Described = [
    [null, own ? t('feelings:yours', { feeling: t(`feelings:words.${own}.name`) }) : ''],
    [null, sentenceOf(body, t)],
  ]
  const thought: Described = [[t('mindscan:history.compare.verdict'), verdict]]
  if (body.kind === 'video') {
    const shares = emotionFamilies.filter((family) => (body.emotions[family] ?? 0) > 0)
    const named = shares.map(
      (family) =>
        `${t(`video:result.emotion.${family}`)} ${t('video:result.percent', { share: Math.round(body.emotions[family] ?? 0) })}`,
    )
    return [
      ...said,
      [t('video:result.emotions'), isMarked(body) ? '' : list(named)],
      [t('video:result.you_said'), body.transcription],
      ...thought,
    ]
  }
  const { emotions } = shownOf(body)
  const counted = t('mindscan:result.counted', {
    light: t('mindscan:result.light_words', { count: body.positiveWords }),
    heavy: t('mindscan:result.heavy_words', { count: body.negativeWords }),
    words: t('mindscan:result.all_words', { count: body.wordCount }),
  })
  const isScored =
    (body.enough || body.sentimentSource === 'cloud') && (!isMarked(body) || body.sentiment === 'negative')
  return [
    ...said,
    [t('mindscan:words.heading'), body.text],
    [t('mindscan:result.feelings'), list(emotions.map((emotion) => t(`mindscan:emotions.${emotion}`)))],
    [null, isMarked(body) ? '' : counted],
    [t('mindscan:history.compare.score'), isScored ? String(body.score) : ''],
    ...(body.voice ? voiceOf(body.voice, t) : []),
    ...thought,
  ]
}

/** How the recording sounded; what could not be measured is left out. */
function voiceOf(voice: NonNullable<TextAnalysis['voice']>, t: RecordWords): Described {
  const { wordsPerMinute, pauses, pauseSeconds, loudnessVariation, pitchVariation } = voice
  const amountOf = (value: number) => String(Math.round(10 * value) / 10)
  return [
    [
      t('mindscan:result.sounded.rate'),
      wordsPerMinute === null ? '' : t('mindscan:result.sounded.rate_value', { words: Math.round(wordsPerMinute) }),
    ],
    [
      t('mindscan:result.sounded.pauses'),
      t('mindscan:result.sounded.pauses_value', { count: pauses, seconds: amountOf(pauseSeconds) }),
    ],
    [
      t('mindscan:result.sounded.loudness'),
      t('mindscan:result.sounded.loudness_value', { amount: amountOf(loudnessVariation) }),
    ],
    [
      t('mindscan:result.sounded.pitch'),
      pitchVariation === null ? '' : t('mindscan:result.sounded.pitch_value', { amount: amountOf(pitchVariation) }),
    ],
  ]
}

function sentenceOf(body: TextAnalysis | VideoAnalysis, t: RecordWords): string {
  if (body.kind === 'text') return t(`mindscan:result.summary.${summaryOf(body)}`)
  return isMarked(body) ? t('mindscan:result.summary.heavy') : t(`mindscan:history.dominant.${emotionShown(body)}`)
}
