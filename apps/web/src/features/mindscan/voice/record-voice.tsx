import { brandOf, serviceKind, type Transcription } from '@maitri/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findRecognition } from '../../../platform/speech/speech-recognition'
import { ListenHere, type ListenHereProps } from './listen-here'
import { RecordToSend } from './record-to-send'
import styles from './record-voice.module.css'
import { useTranscriptionService } from './use-transcription-service'
import type { VoiceProblem } from './voice-problem'

export type RecordVoiceProps = Omit<ListenHereProps, 'onProblem'> & {
  /** Words are on their way: another way cannot be chosen now. */
  isListening: boolean
  onProblem: (problem: VoiceProblem | null) => void
  recording: File | null
  onRecorded: (recording: File | null) => void
  /** `sound` is the file that the words were heard in. */
  onTranscribed: (transcription: Transcription, sound: File | null) => void
}

const ways = ['browser', 'service'] as const

/** Speaking: to this browser, or into a recording for the service, where the person may choose. */
export function RecordVoice({ isListening, recording, onRecorded, onTranscribed, ...listening }: RecordVoiceProps) {
  const { t } = useTranslation('mindscan')
  const name = useId()
  const service = useTranscriptionService()
  const [chosen, setChosen] = useState<(typeof ways)[number] | null>(recording ? 'service' : null)
  if (service.state !== 'ready') return <ListenHere {...listening} />

  const way = chosen ?? (findRecognition() ? 'browser' : 'service')
  return (
    <div className={styles.record}>
      <fieldset className={styles.ways} disabled={isListening}>
        <legend>{t('voice.ways.label')}</legend>
        {ways.map((one) => (
          <label key={one} className={styles.way}>
            <input type="radio" name={name} checked={way === one} onChange={() => setChosen(one)} />
            <span>
              {t(`voice.ways.${one === 'browser' ? 'browser' : serviceKind(service.name)}`, {
                brand: brandOf(service.name),
              })}
            </span>
          </label>
        ))}
      </fieldset>
      {way === 'browser' ? (
        <ListenHere {...listening} />
      ) : (
        <RecordToSend
          service={service.name}
          recording={recording}
          onRecorded={onRecorded}
          onTranscribed={(transcription) => onTranscribed(transcription, recording)}
          onProblem={listening.onProblem}
          onWrite={listening.onWrite}
        />
      )}
    </div>
  )
}
