import type { TFunction } from 'i18next'
import type { TranscriptionFailure } from './transcription-failure'

/** The exact text of the error catalogue: 'Gladia API error: …' for Gladia, 'Transcription error: …' for any other service; Maitri's own limit names none. */
export function transcriptionText(failure: TranscriptionFailure, t: TFunction<['video', 'errors']>): string {
  if (failure.kind === 'own_limit') return t('failure.own_limit')
  return t(`transcription.prefix.${failure.service}`, { reason: reasonOf(failure, t) })
}

function reasonOf(
  failure: Exclude<TranscriptionFailure, { kind: 'own_limit' }>,
  t: TFunction<['video', 'errors']>,
): string {
  switch (failure.kind) {
    case 'status':
      return t('transcription.status', { status: failure.status })
    case 'setup':
      return t('transcription.setup', { message: t(`errors:${failure.code}`) })
    case 'down':
    case 'no_answer':
    case 'invalid':
      return t(`transcription.${failure.kind}.${failure.service}`)
    default:
      return t(`transcription.${failure.kind}`)
  }
}
