import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import type { PresentRecord } from '../../../lib/records/record-collections'
import styles from './reading-history.module.css'
import { ReadingRow } from './reading-row'

const pageSize = 10

type ReadingListProps = {
  readings: readonly PresentRecord<'analyses'>[]
  openId: string | null
  isAccount: boolean
  onOpen: (id: string) => void
  onRemove: (id: string) => void
}

export function ReadingList({ readings, openId, isAccount, onOpen, onRemove }: ReadingListProps) {
  const { t } = useTranslation('mindscan')
  const [shownCount, setShownCount] = useState(pageSize)
  return (
    <>
      <ul className={styles.list}>
        {readings.slice(0, shownCount).map((reading) => (
          <li key={reading.id}>
            <ReadingRow
              reading={reading}
              isOpen={reading.id === openId}
              isWaiting={isAccount && reading.isPending}
              onOpen={() => onOpen(reading.id)}
              onRemove={() => onRemove(reading.id)}
            />
          </li>
        ))}
      </ul>
      {readings.length > shownCount && (
        <Button variant="tint" onClick={() => setShownCount(shownCount + pageSize)}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}
