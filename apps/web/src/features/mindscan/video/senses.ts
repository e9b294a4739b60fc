import { analyzeVideoInCloud, transcribe } from '@maitri/contracts'
import { sendFile } from '../../../lib/send-file'
import type { Senses } from './analyse-video'
import { openFaceReader } from './face/face-reader'
import { FilmError } from './film'
import { framesOf } from './frames-of'

/** This device's own senses, and the services behind the server. */
export const senses: Senses = {
  framesOf,
  openFaceReader,
  soundOf: async (file) => {
    const { soundOf } = await import('./open-film').catch((cause: unknown) => {
      throw new FilmError('unreadable', { cause })
    })
    return soundOf(file)
  },
  transcribe: (sound, sent) => sendFile(transcribe, sound, { query: { of: 'video' } }, sent),
  seeInCloud: (film, sent) => sendFile(analyzeVideoInCloud, film, {}, sent),
}
