import type { Site } from '@maitri/contracts'
import { useSession } from '../../../lib/session/session'
import { useSite } from '../../../lib/site'

export type TranscriptionService =
  | { state: 'ready'; name: NonNullable<Site['transcription']> }
  /** Nobody set one up here, it needs an account, or the server was not reached yet. */
  | { state: 'none' | 'guest' | 'unreached' }

/** The service that turns recordings into words, as far as this person may use it. */
export function useTranscriptionService(): TranscriptionService {
  const site = useSite()
  const session = useSession()
  if (!site) return { state: 'unreached' }
  if (!site.transcription) return { state: 'none' }
  return session.state === 'signed_in' ? { state: 'ready', name: site.transcription } : { state: 'guest' }
}
