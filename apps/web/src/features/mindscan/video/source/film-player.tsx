import { useEffect, useState } from 'react'
import { lengthOf } from '../film-length'
import styles from './film-player.module.css'

/** The film itself, played from this device. */
export function FilmPlayer({ file, label }: { file: Blob; label: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!address) return <div className={styles.film} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the person's own film, seconds old, has no captions; its words stand in the reading
    <video
      className={styles.film}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      // A recording made here does not say how long it is, and could not be sought in.
      onLoadedMetadata={(event) => void lengthOf(event.currentTarget)}
    />
  )
}
