import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './level-meter.module.css'

const everyMs = 100
/** From here on it is a sound and not the room. */
const audible = 0.15
const quietForMs = 8_000

type LevelMeterProps = { level: () => number }

/** How loud it is, as a row of dots. In words it says only twice: that sound arrives, and that none has for a while. */
export function LevelMeter({ level }: LevelMeterProps) {
  const { t } = useTranslation('mindscan')
  const meter = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<'nothing' | 'heard' | 'quiet'>('nothing')

  useEffect(() => {
    let lastSoundAt = Date.now()
    const timer = setInterval(() => {
      const now = level()
      // Ten times a second, so past React.
      meter.current?.style.setProperty('--level', String(now))
      meter.current?.setAttribute('aria-valuenow', now.toFixed(1))
      if (now >= audible) {
        lastSoundAt = Date.now()
        setSaid('heard')
      } else if (Date.now() - lastSoundAt > quietForMs) {
        setSaid('quiet')
      }
    }, everyMs)
    return () => clearInterval(timer)
  }, [level])

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as dots */}
      <div
        ref={meter}
        role="meter"
        aria-label={t('voice.live.level')}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={0}
        className={styles.meter}
      />
      <p role="status" className={styles.words}>
        {said !== 'nothing' && t(`voice.live.${said}`)}
      </p>
    </div>
  )
}
