import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../components/kolam/kolam'
import { Button } from '../../../components/ui/button'
import { IconButton } from '../../../components/ui/icon-button'
import { isEnough, isText, type Reading, summaryOf } from '../reading'
import styles from './reading-row.module.css'

type ReadingRowProps = {
  reading: Reading
  isOpen: boolean
  /** Written on this device and not yet with the account. */
  isWaiting: boolean
  onOpen: () => void
  onRemove: () => void
}

/** One earlier reading. Its words are not shown until it is opened: the screen may be shared. */
export function ReadingRow({ reading, isOpen, isWaiting, onOpen, onRemove }: ReadingRowProps) {
  const { t, i18n } = useTranslation('mindscan')
  const [isAsking, setIsAsking] = useState(false)
  const date = new Intl.DateTimeFormat(`${i18n.language}-IN`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(reading.occurredAt),
  )
  return (
    <div className={styles.row} aria-current={isOpen || undefined}>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={t('history.open', { date })}>
        <span className={styles.figure}>
          <Kolam seed={reading.id} size="m" dotsOnly={!isEnough(reading)} />
        </span>
        <span className={styles.words}>
          <span className={styles.sentence}>{isText(reading) && t(`result.summary.${summaryOf(reading.body)}`)}</span>
          <span className={styles.date}>
            {date}
            {isWaiting && ` · ${t('history.waiting')}`}
          </span>
        </span>
      </button>
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div role="group" aria-label={t('history.remove', { date })} className={styles.ask}>
          <p>{t('history.ask')}</p>
          <Button variant="danger" size="small" onClick={onRemove}>
            {t('history.yes')}
          </Button>
          {/* The answer that loses nothing takes the focus of the button that was pressed. */}
          <Button variant="quiet" size="small" autoFocus onClick={() => setIsAsking(false)}>
            {t('history.no')}
          </Button>
        </div>
      ) : (
        <IconButton label={t('history.remove', { date })} onClick={() => setIsAsking(true)}>
          <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
