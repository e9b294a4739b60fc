import { useEffect, useState } from 'react'
import { lengthOf } from '../video-length'
import styles from './video-player.module.css'

/** The video itself, played from this device. */
export function VideoPlayer({ file, label }: { file: Blob; label: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!address) return <div className={styles.video} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the person's own video, seconds old, has no captions; its words stand in the reading
    <video
      className={styles.video}
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
