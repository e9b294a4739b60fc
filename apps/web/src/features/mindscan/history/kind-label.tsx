import { Mic, PenLine, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../../../data/reading'
import styles from './kind-label.module.css'

/** Whether a reading is of typed words, spoken words or a video, and how long the video was. */
export function KindLabel({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const { body } = reading
  const isTyped = body.kind === 'text' && (body.heardBy ?? 'typed') === 'typed'
  const Icon = body.kind === 'video' ? Video : isTyped ? PenLine : Mic
  return (
    <span className={styles.kind}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {body.kind === 'video'
        ? `${t('history.video')}, ${clock(body.metadata.durationSeconds)}`
        : t(isTyped ? 'history.typed' : 'history.spoken')}
    </span>
  )
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
