import { useEffect, useState } from 'react'
import type { ActivityProps } from '../../player/activity'
import { useSeconds } from '../../player/use-seconds'
import styles from './fading-screen.module.css'

/** From light to dark, and how long a touch brings the light back; in milliseconds. */
const fadeMs = 240_000
const litMs = 12_000
/** Dark enough for a bedroom, light enough to find a control. */
const darkest = 0.92

/** A screen that goes dark by itself, and is light again for a while after every touch or key. It takes no touch itself. */
export function FadingScreen({ clock, isRunning }: Pick<ActivityProps, 'clock' | 'isRunning'>) {
  useSeconds(isRunning)
  const [litAtMs, setLitAtMs] = useState<number | null>(null)
  useEffect(() => {
    const light = () => setLitAtMs(clock.activeMs())
    addEventListener('pointerdown', light)
    addEventListener('keydown', light)
    return () => {
      removeEventListener('pointerdown', light)
      removeEventListener('keydown', light)
    }
  }, [clock])
  const activeMs = clock.activeMs()
  const isLit = !isRunning || (litAtMs !== null && activeMs - litAtMs < litMs)
  const opacity = isLit ? 0 : darkest * Math.min(1, activeMs / fadeMs)
  return <div className={styles.dark} style={{ opacity }} data-lit={isLit} aria-hidden="true" />
}
