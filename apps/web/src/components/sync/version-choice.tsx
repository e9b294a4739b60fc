import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { Panel } from '../ui/panel'
import styles from './version-choice.module.css'

type VersionChoiceProps = {
  /** Where it was changed, if not on two devices. */
  heading?: string
  /** Which entry it is of, where there are several. */
  about?: string
  /** What of it, as its form calls it. */
  part: string | null
  saved: string
  other: string
  onKeep: () => void
  onUse: () => void
}

/** What stands and what gave way to it, side by side: the person chooses, and is not asked again. */
export function VersionChoice({ heading, about, part, saved, other, onKeep, onUse }: VersionChoiceProps) {
  const { t } = useTranslation('frame')
  const headingId = useId()
  const of = [about, part].filter(Boolean).join(' · ')
  return (
    <Panel aria-labelledby={headingId} className={styles.offer}>
      <h3 id={headingId}>{heading ?? t('earlier.heading')}</h3>
      {of && <p className={styles.of}>{of}</p>}
      {saved && <p>{t('earlier.saved', { text: saved })}</p>}
      <p>{t('earlier.other', { text: other })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={onKeep}>
          {t('earlier.keep')}
        </Button>
        <Button variant="quiet" size="small" onClick={onUse}>
          {t('earlier.use')}
        </Button>
      </div>
    </Panel>
  )
}
