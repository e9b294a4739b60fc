import type { Site, Transcription } from '@maitri/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Microphone, openMicrophone } from '../../../platform/microphone'
import { listeningLimitMs } from '../../../platform/speech/recogniser'
import { LiveRecording } from './live-recording'
import { RecordStart } from './record-start'
import styles from './record-voice.module.css'
import { type SoundRecorder, startSoundRecorder } from './sound-recorder'
import { TranscribeFile } from './transcribe-file'
import type { VoiceProblem } from './voice-problem'

type RecordToSendProps = {
  service: NonNullable<Site['transcription']>
  /** What was recorded and not sent yet; kept outside, so that it outlasts a look at another tab. */
  recording: File | null
  onRecorded: (recording: File | null) => void
  onTranscribed: (transcription: Transcription) => void
  onProblem: (problem: VoiceProblem | null) => void
  onWrite: () => void
}

type Live = { startedAt: number; microphone: Microphone; recorder: SoundRecorder }

/** Sound is recorded here, can be listened to, and goes to the service only then. */
export function RecordToSend({ service, recording, onRecorded, onTranscribed, onProblem, onWrite }: RecordToSendProps) {
  const { t } = useTranslation('mindscan')
  const [live, setLive] = useState<Live | null>(null)
  const running = useRef<Live | null>(null)
  const isGone = useRef(false)
  const hasStarted = useRef(false)

  function end(): Live | null {
    const ended = running.current
    running.current = null
    setLive(null)
    return ended
  }

  async function start() {
    onProblem(null)
    hasStarted.current = true
    let microphone: Microphone | null = null
    try {
      microphone = await openMicrophone()
      if (isGone.current) return microphone.close()
      const recorder = startSoundRecorder(microphone.stream, () => {
        cancel()
        onProblem({ key: 'cannot_record' })
      })
      running.current = { startedAt: Date.now(), microphone, recorder }
      setLive(running.current)
    } catch (error) {
      microphone?.close()
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      onProblem(isRefused ? { key: 'failed', error: 'not-allowed' } : { key: 'cannot_record' })
    }
  }

  async function stop() {
    const ended = end()
    const file = await ended?.recorder.stop()
    ended?.microphone.close()
    if (file) onRecorded(file)
  }

  function cancel() {
    const ended = end()
    ended?.recorder.cancel()
    ended?.microphone.close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: both reach what runs through its ref
  useEffect(() => {
    isGone.current = false
    addEventListener('pagehide', cancel)
    return () => {
      removeEventListener('pagehide', cancel)
      isGone.current = true
      // Whoever looks at another tab finds what they said so far.
      void stop()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one limit for one recording
  useEffect(() => {
    if (!live) return
    const timer = setTimeout(() => void stop(), listeningLimitMs)
    return () => clearTimeout(timer)
  }, [live])

  if (live)
    return (
      <LiveRecording
        startedAt={live.startedAt}
        level={live.microphone.level}
        isStopping={false}
        onStop={() => void stop()}
        onCancel={cancel}
      >
        <p className={styles.faint}>{t('voice.live.recorded')}</p>
      </LiveRecording>
    )
  if (recording)
    return (
      <TranscribeFile
        file={recording}
        service={service}
        sendLabel={t('voice.send.action')}
        onTranscribed={onTranscribed}
        onRemove={() => onRecorded(null)}
        onWrite={onWrite}
      />
    )
  return (
    <RecordStart onStart={() => void start()} takesFocus={hasStarted.current}>
      {t('voice.record.why_record')}
    </RecordStart>
  )
}
