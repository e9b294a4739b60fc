import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { classNames } from '../../../../components/ui/class-names'
import { Notice } from '../../../../components/ui/notice'
import type { checkUpload } from '../chosen-video'
import styles from './upload-box.module.css'

type UploadBoxProps = {
  problem: ReturnType<typeof checkUpload>
  onFile: (file: File) => void
}

/** Takes a video by a press, or dropped on it. */
export function UploadBox({ problem, onFile }: UploadBoxProps) {
  const { t } = useTranslation('video')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <section
      className={classNames(styles.box, isOver && styles.over)}
      aria-label={t('source.upload_heading')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3>{t('source.upload_heading')}</h3>
      <p id={hintId} className={styles.hint}>
        {t('source.drop')}
      </p>
      <input
        ref={input}
        type="file"
        accept="video/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('source.file')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again after a Reset.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant="secondary"
        icon={<Upload size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {t('source.upload')}
      </Button>
      <div role="alert">{problem && <Notice tone="error">{t(`errors.${problem}`)}</Notice>}</div>
    </section>
  )
}
