import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './transcribe-file.module.css'

/** The recording itself, to listen to before it goes anywhere. */
export function AudioPreview({ file }: { file: File }) {
  const { t } = useTranslation('mindscan')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <figure className={styles.preview}>
      <figcaption>
        {file.name} · {t('voice.upload.megabytes', { size: (file.size / 1024 / 1024).toFixed(1) })}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the words of this recording are what is asked for */}
      <audio controls src={address} aria-label={t('voice.upload.preview')} />
    </figure>
  )
}
