import type { Site } from '@maitri/contracts'
import { useSpeechService } from '../../../data/provider-keys'
import { useSite } from '../../../data/site'
import { useSession } from '../../../lib/session/session'

export type TranscriptionService =
  | { state: 'ready'; name: NonNullable<Site['transcription']> }
  /** Nobody set one up here, it needs an account, or the server was not reached yet. */
  | { state: 'none' | 'guest' | 'unreached' }

/** The service that turns recordings into words, as far as this person may use it: by a key of theirs or by the operator's. */
export function useTranscriptionService(): TranscriptionService {
  const site = useSite()
  const session = useSession()
  const name = useSpeechService('audio')
  if (!site) return { state: 'unreached' }
  if (!name) return { state: 'none' }
  return session.state === 'signed_in' ? { state: 'ready', name } : { state: 'guest' }
}
