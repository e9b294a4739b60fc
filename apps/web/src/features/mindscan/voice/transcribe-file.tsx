import { brandOf, type Site, serviceKind, type Transcription } from '@maitri/contracts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { ConsentSheet } from '../../../components/ui/consent-sheet'
import { Notice } from '../../../components/ui/notice'
import { useChoice } from '../../../data/session-consent'
import { AudioPreview } from './audio-preview'
import styles from './transcribe-file.module.css'
import type { TranscriptionProblem } from './transcription-problem'
import { useTranscription } from './use-transcription'

type TranscribeFileProps = {
  file: File | null
  /** What is wrong with the file that was chosen last. */
  fileProblem?: TranscriptionProblem | null
  service: NonNullable<Site['transcription']>
  /** A word for sending this file. */
  sendLabel: string
  onTranscribed: (transcription: Transcription) => void
  /** Puts the file away. */
  onRemove: () => void
  onWrite: () => void
}

/** A recording before it is sent, on its way, and what went wrong. The file stays until there are words. */
export function TranscribeFile({
  file,
  fileProblem = null,
  service,
  sendLabel,
  onTranscribed,
  onRemove,
  onWrite,
}: TranscribeFileProps) {
  const { t } = useTranslation(['mindscan', 'common', 'errors'])
  const { transcribing, send, cancel } = useTranscription(onTranscribed)
  const [isTelling, setIsTelling] = useState(false)
  const told = useChoice('transcription')
  const sendButton = useRef<HTMLButtonElement>(null)
  // Set once the sheet took the place of this button.
  const hasAsked = useRef(false)
  const isSending = transcribing.state === 'sending'
  const problem = fileProblem ?? (isSending ? null : transcribing.problem)

  function begin() {
    if (!file || told.find() === 'send') return send(file)
    hasAsked.current = true
    setIsTelling(true)
  }

  if (isTelling)
    return (
      <ConsentSheet
        title={t('voice.send.title')}
        agreeLabel={t('voice.send.agree')}
        onAgree={() => {
          told.choose('send')
          setIsTelling(false)
          send(file)
        }}
        otherLabel={t('voice.write')}
        onOther={() => {
          // The button that comes back would take the focus from the text.
          flushSync(() => setIsTelling(false))
          onWrite()
        }}
      >
        <p>{t(`voice.send.to.${serviceKind(service)}`, { brand: brandOf(service) })}</p>
        <p>{t('voice.send.ours')}</p>
      </ConsentSheet>
    )
  return (
    <div className={styles.file}>
      {file && <AudioPreview file={file} />}
      {problem && (
        <Notice tone="error" role="alert">
          {problemMessage(problem)}
        </Notice>
      )}
      {transcribing.state === 'sending' && <Sending share={transcribing.share} />}
      <div className={styles.actions}>
        <Button
          ref={sendButton}
          autoFocus={hasAsked.current}
          busy={isSending}
          busyLabel={t('common:processing')}
          onClick={begin}
        >
          {sendLabel}
        </Button>
        {isSending && (
          <Button
            variant="secondary"
            onClick={() => {
              sendButton.current?.focus({ preventScroll: true })
              cancel()
            }}
          >
            {t('voice.upload.cancel')}
          </Button>
        )}
        {file && !isSending && (
          <Button variant="quiet" onClick={onRemove}>
            {t('voice.upload.remove')}
          </Button>
        )}
      </div>
    </div>
  )

  function problemMessage(found: TranscriptionProblem): string {
    switch (found.key) {
      case 'api_error':
        return t('voice.upload.problem.api_error', { status: found.status })
      case 'other':
        return t('voice.upload.problem.other', { message: t(`errors:${found.code}`) })
      default:
        return t(`voice.upload.problem.${found.key}`)
    }
  }
}

/** Said when it starts and when the service has the file; seen all the while. */
function Sending({ share }: { share: number }) {
  const { t } = useTranslation('mindscan')
  const isSent = share >= 1
  const bar = useRef<HTMLProgressElement>(null)
  // Waiting for the service has no measure.
  useEffect(() => {
    if (isSent) bar.current?.removeAttribute('value')
  }, [isSent])
  return (
    <div className={styles.sending}>
      <p role="status">{t(isSent ? 'voice.upload.listening' : 'voice.upload.sending')}</p>
      <progress
        ref={bar}
        aria-label={t('voice.upload.progress')}
        max={100}
        {...(!isSent && { value: Math.round(share * 100) })}
      />
      {!isSent && <span aria-hidden="true">{Math.round(share * 100)} %</span>}
    </div>
  )
}
