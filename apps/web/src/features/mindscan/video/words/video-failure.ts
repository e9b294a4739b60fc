import type { TFunction } from 'i18next'
import type { ApiError } from '../../../../lib/api-client'
import type { VideoError } from '../video-file'
import type { TranscriptionFailure } from './transcription-failure'
import { transcriptionText } from './transcription-text'

/** Why a video gave no reading at all. */
export type VideoFailure =
  | { of: 'video'; reason: VideoError['reason'] }
  | { of: 'transcription'; failure: TranscriptionFailure }
  | { of: 'cloud'; error: ApiError }
  | { of: 'face_model' }

/** Longer messages say more to whoever runs the service than to a person; the specification's section 8. */
const longestShown = 100

type T = TFunction<['video', 'errors']>

/**
 * What a person reads, by the mapping of the specification's section 8: too large, format or codec, network or connection and API key have
 * texts of their own, a short message stands as it is, and a long one gives way. `answered` is the service's case in full.
 */
export function videoFailureText(failure: VideoFailure, t: T): { shown: string; answered: string | null } {
  switch (failure.of) {
    case 'video':
      return { shown: t(videoFaults[failure.reason]), answered: null }
    case 'face_model':
      return { shown: t('nothing.model'), answered: null }
    case 'transcription': {
      if (failure.failure.kind === 'own_limit') return { shown: t('failure.own_limit'), answered: null }
      const message = transcriptionText(failure.failure, t)
      return { shown: shownForTranscription(failure.failure, message, t), answered: wrapped(message, t) }
    }
    case 'cloud': {
      // No video would do better, and no service has answered.
      if (failure.error.code === 'too_many_requests') return { shown: t('failure.own_limit'), answered: null }
      const { message, shown } = cloudText(failure.error, t)
      return { shown, answered: wrapped(message, t) }
    }
  }
}

const videoFaults = {
  unsupported: 'failure.format',
  unreadable: 'failure.convert',
  no_picture: 'failure.no_picture',
} as const satisfies Record<VideoError['reason'], string>

function shownForTranscription(failure: TranscriptionFailure, message: string, t: T): string {
  switch (failure.kind) {
    case 'too_large':
      return t('failure.too_large')
    case 'bad_request':
      return t('failure.format')
    case 'no_answer':
      return t('failure.network')
    case 'unauthorized':
      return t('failure.api_key')
    default:
      return message.length < longestShown ? message : t('failure.unknown')
  }
}

function cloudText({ code, provider }: ApiError, t: T): { message: string; shown: string } {
  if (provider?.status !== undefined) {
    const message = t('failure.cloud', { status: provider.status })
    return { message, shown: message.length < longestShown ? message : t('failure.unknown') }
  }
  const shown = t(cloudKey(code === 'provider_failed' ? provider?.kind : code))
  return { message: shown, shown }
}

function cloudKey(cause: string | undefined) {
  switch (cause) {
    case 'too_large':
    case 'payload_too_large':
      return 'failure.too_large'
    case 'unsupported_media':
      return 'failure.format'
    case 'network':
    case 'timeout':
    case 'unavailable':
      return 'failure.network'
    case 'unauthorized':
      return 'failure.api_key'
    default:
      return 'failure.unknown'
  }
}

/** The catalogue's wrapper; a message that ends in a full stop gets no second one. */
const wrapped = (message: string, t: T): string => t('failure.wrapper', { message: message.replace(/\.$/, '') })
