import { transcribe } from '@maitri/contracts'
import type { Transcriptions } from '../services/transcriptions'
import type { Mount } from './mount'

/** Words of recordings. */
export function mountTranscriptions({ mount, transcriptions }: { mount: Mount; transcriptions: Transcriptions }) {
  mount(transcribe, ({ person, file, query }) => {
    const { language = null, of = file.contentType.startsWith('video/') ? 'video' : 'audio' } = query
    return transcriptions.transcribe(person.uid, file, { language, capability: of })
  })
}
