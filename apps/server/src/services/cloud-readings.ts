import type { CloudVideo } from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { AppError } from '../errors'
import type { TextSentimentProvider } from '../providers/text-sentiment/text-sentiment-provider'
import type { VideoIntelligenceProvider } from '../providers/video-intelligence/video-intelligence-provider'
import type { SentFile } from '../sent-file'
import { createConcurrencyLimit } from './concurrency-limit'
import type { ProviderUse } from './provider-use'
import type { RateLimits } from './rate-limits'
import type { Person } from './sessions'

export type CloudReadings = ReturnType<typeof createCloudReadings>

type CloudReadingDependencies = {
  videoIntelligence: VideoIntelligenceProvider | null
  textSentiment: TextSentimentProvider | null
  /** What a person brought a key of their own for, or null. */
  findOwnTextSentiment: (uid: string) => Promise<TextSentimentProvider | null>
  rateLimits: RateLimits
  useProvider: ProviderUse
}

/** Readings by the cloud services that the operator chose, a text's by the person's own key first. Nothing of what is read is kept here. */
export function createCloudReadings({
  videoIntelligence,
  textSentiment,
  findOwnTextSentiment,
  rateLimits,
  useProvider,
}: CloudReadingDependencies) {
  const limitConcurrency = createConcurrencyLimit(1)

  return {
    async readVideo({ uid }: Person, video: SentFile): Promise<CloudVideo> {
      if (!videoIntelligence) throw new AppError('provider_not_configured')
      await rateLimits.use('cloud-video', uid)
      const { emotions, transcript, smilingShare } = await limitConcurrency(uid, () =>
        useProvider('google-video', () => videoIntelligence.analyze(video)),
      )
      return { emotions, transcript, smilingShare }
    },

    async readText({ uid }: Person, asked: { text: string; language: Language; signal: AbortSignal }) {
      const chosen = (await findOwnTextSentiment(uid)) ?? textSentiment
      if (!chosen) throw new AppError('provider_not_configured')
      await rateLimits.use('cloud-sentiment', uid)
      const { score, magnitude } = await useProvider('google-language', () => chosen.read(asked))
      return { score, magnitude }
    },
  }
}
