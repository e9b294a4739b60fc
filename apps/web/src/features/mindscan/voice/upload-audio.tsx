import type { Site, Transcription } from '@maitri/contracts'
import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import { TranscribeFile } from './transcribe-file'
import { checkAudioFile, type TranscriptionProblem } from './transcription-problem'
import styles from './upload-audio.module.css'

type UploadAudioProps = {
  service: NonNullable<Site['transcription']>
  file: File | null
  onFile: (file: File | null) => void
  onTranscribed: (transcription: Transcription) => void
  onWrite: () => void
}

/** An audio file, dropped or chosen, for the service that turns it into words. */
export function UploadAudio({ service, file, onFile, onTranscribed, onWrite }: UploadAudioProps) {
  const { t } = useTranslation('mindscan')
  const [problem, setProblem] = useState<TranscriptionProblem | null>(null)
  const [isOver, setIsOver] = useState(false)

  function take(chosen: File | undefined) {
    if (!chosen) return
    const found = checkAudioFile(chosen)
    setProblem(found)
    // One that was chosen before is still good.
    if (!found) onFile(chosen)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.upload}>
      <label
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload size={28} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.choose}>{t('voice.upload.choose')}</span>
        <span className={styles.hint}>{t('voice.upload.hint')}</span>
        <input
          type="file"
          accept="audio/*"
          className={styles.input}
          onChange={(event) => {
            take(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      <TranscribeFile
        // Another file begins anew.
        key={file ? `${file.name} ${file.size} ${file.lastModified}` : ''}
        file={file}
        fileProblem={problem}
        service={service}
        sendLabel={t('voice.upload.send')}
        onTranscribed={onTranscribed}
        onRemove={() => onFile(null)}
        onWrite={onWrite}
      />
    </div>
  )
}
