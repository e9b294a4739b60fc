import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import type { ComparedIds } from '../../../data/reading'
import type { PresentRecord } from '../../../data/records/record-store'
import { ChoiceBar } from './choice-bar'
import { ChoosableRow } from './choosable-row'
import { type KindFilter, KindFilterChips } from './kind-filter'
import styles from './reading-history.module.css'
import { ReadingRow } from './reading-row'

const pageSize = 10

type ReadingListProps = {
  readings: readonly PresentRecord<'analyses'>[]
  openId: string | null
  isAccount: boolean
  onOpen: (id: string) => void
  onCompare: (ids: ComparedIds) => void
  onRemove: (id: string) => void
}

/** All readings of both kinds, newest first. While two are being chosen the rows are check boxes. */
export function ReadingList({ readings, openId, isAccount, onOpen, onCompare, onRemove }: ReadingListProps) {
  const { t } = useTranslation('mindscan')
  const [shownCount, setShownCount] = useState(pageSize)
  const [kind, setKind] = useState<KindFilter>('all')
  const [choice, setChoice] = useState<readonly string[] | null>(null)
  const hasBothKinds = new Set(readings.map(({ body }) => body.kind)).size === 2
  const listed = hasBothKinds && kind !== 'all' ? readings.filter(({ body }) => body.kind === kind) : readings
  const canCompare = readings.length > 1
  const chosen = canCompare && choice ? choice.filter((id) => readings.some((reading) => reading.id === id)) : null

  function toggle(id: string) {
    if (chosen) setChoice(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  function compare(ids: ComparedIds) {
    setChoice(null)
    onCompare(ids)
  }

  return (
    <>
      <div className={styles.tools}>
        {hasBothKinds && <KindFilterChips value={kind} onChange={setKind} />}
        {canCompare && (
          <ChoiceBar chosen={chosen} onStart={() => setChoice([])} onStop={() => setChoice(null)} onShow={compare} />
        )}
      </div>
      <ul className={styles.list}>
        {listed.slice(0, shownCount).map((reading) => {
          const isWaiting = isAccount && reading.isPending
          return (
            <li key={reading.id}>
              {chosen ? (
                <ChoosableRow
                  reading={reading}
                  isWaiting={isWaiting}
                  isChosen={chosen.includes(reading.id)}
                  isClosed={chosen.length === 2 && !chosen.includes(reading.id)}
                  onToggle={() => toggle(reading.id)}
                />
              ) : (
                <ReadingRow
                  reading={reading}
                  isOpen={reading.id === openId}
                  isWaiting={isWaiting}
                  onOpen={() => onOpen(reading.id)}
                  onRemove={() => onRemove(reading.id)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {listed.length > shownCount && (
        <Button variant="tint" onClick={() => setShownCount(shownCount + pageSize)}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}
