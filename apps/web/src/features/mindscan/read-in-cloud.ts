import { readSentimentInCloud, type TextAnalysis } from '@maitri/contracts'
import { sentimentOf } from '@maitri/domain'
import { ApiError, callApi } from '../../lib/api-client'

/**
 * The cloud's label and score over the device's own reading; everything else stays the device's. Where the cloud fails, the device's reading
 * alone, and it says so.
 */
export async function readInCloud(reading: TextAnalysis, signal: AbortSignal): Promise<TextAnalysis> {
  const { text, language } = reading
  try {
    const { score } = await callApi(readSentimentInCloud, { body: { text, language } }, { signal })
    return { ...reading, score, sentiment: sentimentOf(score), sentimentSource: 'cloud' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...reading, usedFallback: true }
  }
}
