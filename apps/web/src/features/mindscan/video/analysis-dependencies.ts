import { analyzeVideoInCloud, transcribe } from '@maitri/contracts'
import { sendFile } from '../../../lib/send-file'
import type { AnalysisDependencies } from './analyse-video'
import { openFaceReader } from './face/face-reader'
import { framesOf } from './frames-of'
import { VideoError } from './video-file'

/** This device's own dependencies, and the services behind the server. */
export const dependencies: AnalysisDependencies = {
  framesOf,
  openFaceReader,
  soundOf: async (file) => {
    const { soundOf } = await import('./open-video').catch((cause: unknown) => {
      throw new VideoError('unreadable', { cause })
    })
    return soundOf(file)
  },
  transcribe: (sound, sent) => sendFile(transcribe, sound, { query: { of: 'video' } }, sent),
  seeInCloud: (video, sent) => sendFile(analyzeVideoInCloud, video, {}, sent),
}
