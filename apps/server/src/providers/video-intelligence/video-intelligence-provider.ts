import type { CloudVideo } from '@maitri/contracts'
import type { SentFile } from '../../sent-file'

/** What reads faces and words of a video. It throws a `ProviderError`, and leaves nothing of the video with its service where that allows. */
export type VideoIntelligenceProvider = {
  analyze(video: SentFile): Promise<CloudVideo & { requestId: string | undefined }>
}
