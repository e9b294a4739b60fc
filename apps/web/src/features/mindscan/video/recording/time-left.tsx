import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordingMaxSeconds } from './record'
import styles from './time-left.module.css'

const lastSeconds = 10

/** What is left of the minute, counted down; the last ten seconds are said once. */
export function TimeLeft({ startedAt }: { startedAt: number }) {
  const { t } = useTranslation('video')
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, recordingMaxSeconds - Math.floor((now - startedAt) / 1_000))
  return (
    <>
      <span role="timer" aria-label={t('source.left')} className={styles.time}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      <span role="status" className="visually-hidden">
        {left <= lastSeconds && t('source.ten_left')}
      </span>
    </>
  )
}
