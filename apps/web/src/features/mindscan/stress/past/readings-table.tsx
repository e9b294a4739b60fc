import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { RemoveInPlace } from '../../../../components/ui/remove-in-place'
import { useFormat } from '../../../../lib/format'
import styles from './readings-table.module.css'
import type { SavedReading } from './saved-reading'

const pageSize = 10

type ReadingsTableProps = { readings: readonly SavedReading[]; onRemove: (id: string) => void }

/** Every saved reading, newest first, in numbers and words; each can be deleted. */
export function ReadingsTable({ readings, onRemove }: ReadingsTableProps) {
  const { t } = useTranslation('stress')
  const [shownCount, setShownCount] = useState(pageSize)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, so that the page does not */}
      <div
        role="region"
        aria-label={t('past.caption')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        tabIndex={0}
        className={styles.scroll}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{t('past.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('past.when')}</th>
              <th scope="col">{t('past.stress')}</th>
              <th scope="col">{t('readings.heartRate.label')}</th>
              <th scope="col">{t('readings.breathingRate.label')}</th>
              <th scope="col">{t('readings.sleepHours.label')}</th>
              <th scope="col">{t('readings.anxiety.label')}</th>
              <th scope="col">{t('past.action')}</th>
            </tr>
          </thead>
          <tbody>
            {readings.slice(0, shownCount).map((reading) => (
              <ReadingRow key={reading.id} reading={reading} onRemove={() => onRemove(reading.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {readings.length > shownCount && (
        <Button variant="tint" size="small" onClick={() => setShownCount(shownCount + pageSize)}>
          {t('past.more')}
        </Button>
      )}
    </>
  )
}

function ReadingRow({ reading, onRemove }: { reading: SavedReading; onRemove: () => void }) {
  const { t } = useTranslation('stress')
  const format = useFormat()
  const { body } = reading
  const date = format.date(reading.occurredAt, 'moment')
  return (
    <tr>
      <th scope="row">{date}</th>
      <td>{body.score.toFixed(1)}</td>
      <td>
        {body.heartRate} <span className={styles.source}>{t(`source.${body.sources.heartRate}`)}</span>
      </td>
      <td>
        {body.breathingRate} <span className={styles.source}>{t(`source.${body.sources.breathingRate}`)}</span>
      </td>
      <td>{body.sleepHours}</td>
      <td>{body.anxiety}</td>
      <td>
        <RemoveInPlace
          label={t('past.remove', { date })}
          question={t('past.ask')}
          removeLabel={t('past.yes')}
          keepLabel={t('past.no')}
          onRemove={onRemove}
        />
      </td>
    </tr>
  )
}
