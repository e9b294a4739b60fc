import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useFormat } from '../../../lib/format'
import styles from './resume-offer.module.css'

type ResumeOfferProps = { secondsDone: number; onResume: () => void; onRestart: () => void }

/** An exercise that was left in the middle: on at the second, or from the beginning. */
export function ResumeOffer({ secondsDone, onResume, onRestart }: ResumeOfferProps) {
  const format = useFormat()
  const { t } = useTranslation('player')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles.offer}>
      <h2>{t('resume_offer.title')}</h2>
      <p>{t('resume_offer.text', { time: format.activeTime(secondsDone) })}</p>
      <div className={styles.ways}>
        <Button ref={first} variant="sun" size="large" onClick={onResume}>
          {t('resume_offer.resume')}
        </Button>
        <Button variant="onstone" size="large" onClick={onRestart}>
          {t('resume_offer.restart')}
        </Button>
      </div>
    </div>
  )
}
