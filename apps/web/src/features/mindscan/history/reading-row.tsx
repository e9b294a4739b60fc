import { useTranslation } from 'react-i18next'
import { RemoveInPlace } from '../../../components/ui/remove-in-place'
import type { Reading } from '../../../data/reading'
import { useFormat } from '../../../lib/format'
import { ReadingFace } from './reading-face'
import styles from './reading-row.module.css'

type ReadingRowProps = {
  reading: Reading
  isOpen: boolean
  /** Written on this device and not yet with the account. */
  isWaiting: boolean
  onOpen: () => void
  onRemove: () => void
}

/** One earlier reading, to be opened or deleted. */
export function ReadingRow({ reading, isOpen, isWaiting, onOpen, onRemove }: ReadingRowProps) {
  const { t } = useTranslation('mindscan')
  const format = useFormat()
  const date = format.date(reading.occurredAt, 'moment')
  return (
    <div className={styles.row} aria-current={isOpen || undefined}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {/* Its name says what it does and then all that is seen on it. */}
        <span className="visually-hidden">{t('history.open', { date })} </span>
        <ReadingFace reading={reading} isWaiting={isWaiting} />
      </button>
      <RemoveInPlace
        label={t('history.remove', { date })}
        question={t('history.ask')}
        removeLabel={t('history.yes')}
        keepLabel={t('history.no')}
        onRemove={onRemove}
      />
    </div>
  )
}
