import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { ConsentSheet } from '../../../components/ui/consent-sheet'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { useChoice } from '../../../data/session-consent'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { allWords, type HeardWords } from '../../../platform/speech/heard-words'
import type { ListeningEnd } from '../../../platform/speech/recogniser'
import {
  browserMaker,
  findRecognition,
  isHeardOnDevice,
  type RecognitionClass,
} from '../../../platform/speech/speech-recognition'
import { LiveRecording } from './live-recording'
import { RecordStart } from './record-start'
import styles from './record-voice.module.css'
import { useListening } from './use-listening'
import type { VoiceProblem } from './voice-problem'

export type ListenHereProps = {
  onStarted: () => void
  onWords: (words: HeardWords) => void
  /** Called once a recording, with everything heard; '' where nothing was. */
  onEnded: (text: string, problem: VoiceProblem | null, sound: Promise<Blob> | null) => void
  onCancelled: () => void
  onProblem: (problem: VoiceProblem) => void
  onWrite: () => void
}

/** Speaking to the browser's own recognition, with the words as they arrive. */
export function ListenHere(props: ListenHereProps) {
  const [recognition] = useState(findRecognition)
  return recognition ? <Listener {...props} recognition={recognition} /> : <Unsupported onWrite={props.onWrite} />
}

/** Says so before anything is pressed; the button leads to writing. */
function Unsupported({ onWrite }: { onWrite: () => void }) {
  const { t } = useTranslation('mindscan')
  return (
    <RecordStart onStart={onWrite}>
      <Notice tone="error">{t('voice.problem.unsupported')}</Notice>
    </RecordStart>
  )
}

function Listener({
  recognition,
  onStarted,
  onWords,
  onEnded,
  onCancelled,
  onProblem,
  onWrite,
}: ListenHereProps & { recognition: RecognitionClass }) {
  const { t } = useTranslation('mindscan')
  const [isTelling, setIsTelling] = useState(false)
  const told = useChoice('speech')
  // Whoever comes back to the button that was pressed goes on there.
  const hasStarted = useRef(false)
  const { listening, start, stop, cancel } = useListening({
    recognition,
    onGateMissing: () => onProblem({ key: 'gate_missing' }),
    onStarted,
    onWords,
    onEnded: (end, text, sound) => onEnded(text, problemOf(end, text), sound),
  })

  async function begin() {
    if (told.find() === 'send' || (await isHeardOnDevice(recognition, currentLanguage()))) start()
    else setIsTelling(true)
  }

  const isBack = listening.state === 'idle' && !isTelling
  useEffect(() => {
    if (!isBack) hasStarted.current = true
  }, [isBack])

  if (isTelling)
    return (
      <ConsentSheet
        title={t('voice.told.title')}
        agreeLabel={t('voice.told.agree')}
        onAgree={() => {
          told.choose('send')
          setIsTelling(false)
          start()
        }}
        otherLabel={t('voice.write')}
        onOther={() => {
          // The button that comes back would take the focus from the text.
          flushSync(() => setIsTelling(false))
          onWrite()
        }}
      >
        <p>{t(`voice.told.to.${browserMaker()}`)}</p>
        <p>{t('voice.told.ours')}</p>
      </ConsentSheet>
    )
  if (listening.state === 'opening')
    return (
      <div className={styles.opening}>
        <Loading label={t('voice.record.opening')} />
        <Button variant="secondary" autoFocus onClick={cancel}>
          {t('voice.record.cancel')}
        </Button>
      </div>
    )
  if (listening.state === 'live')
    return (
      <LiveRecording
        startedAt={listening.startedAt}
        level={listening.level}
        isStopping={listening.isStopping}
        onStop={stop}
        onCancel={() => {
          cancel()
          onCancelled()
        }}
      >
        <LiveWords words={listening.words} />
      </LiveRecording>
    )
  return (
    <RecordStart onStart={() => void begin()} takesFocus={hasStarted.current}>
      {t('voice.record.why')}
    </RecordStart>
  )
}

/** Seen and not read out: a voice that repeats them would be heard by the microphone. */
function LiveWords({ words }: { words: HeardWords }) {
  const { t } = useTranslation('mindscan')
  return (
    <p className={styles.liveWords}>
      {allWords(words) === '' && <span className={styles.faint}>{t('voice.live.waiting')}</span>}
      {words.settled} <span className={styles.faint}>{words.interim}</span>
    </p>
  )
}

function problemOf(end: ListeningEnd, text: string): VoiceProblem | null {
  switch (end.reason) {
    case 'no_speech':
      return { key: 'no_speech' }
    case 'failed':
      return { key: 'failed', error: end.error }
    case 'time_up':
      return { key: 'time_up' }
    case 'stopped':
      return text === '' ? { key: 'nothing_heard' } : null
  }
}
