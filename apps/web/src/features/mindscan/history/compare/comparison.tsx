import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { Panel } from '../../../../components/ui/panel'
import { type ComparedIds, type Reading, readingText } from '../../../../data/reading'
import { ensureGate } from '../../../../safety/gate'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import { changeBetween } from './change-between'
import styles from './comparison.module.css'
import { ComparisonTable } from './comparison-table'

type ComparisonProps = {
  readings: readonly Reading[]
  ids: ComparedIds
  onOpen: (id: string) => void
  onClose: () => void
}

/** Two readings side by side, the earlier one first, with one sentence about what was found more or less. */
export function Comparison({ readings, ids, onOpen, onClose }: ComparisonProps) {
  const { t } = useTranslation(['mindscan', 'video'])
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { assess } = useSafetyCheck()
  const [earlier, later] = readings
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt))
  const address = ids.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair in the same place is again something new to hear
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
    // The panel of the page shows the help lines where the words of one of them need them; a tier is never kept (`docs/safety.md` S16).
    ensureGate().then(
      () => {
        for (const reading of [earlier, later]) if (reading) assess(readingText(reading))
      },
      () => undefined,
    )
  }, [address])

  if (!earlier || !later) return <Notice tone="info">{t('history.compare.not_found')}</Notice>
  const change = changeBetween(earlier, later)
  return (
    <Panel aria-labelledby={headingId} className={styles.comparison}>
      <div className={styles.top}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {t('history.compare.heading')}
        </h3>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('history.compare.close')}
        </Button>
      </div>
      <p className={styles.change}>
        {'later' in change
          ? t(`history.compare.change.${change.key}`, {
              earlier: t(`video:result.emotion.${change.earlier}`).toLowerCase(),
              later: t(`video:result.emotion.${change.later}`).toLowerCase(),
            })
          : t(`history.compare.change.${change.key}`)}
      </p>
      <ComparisonTable earlier={earlier} later={later} onOpen={onOpen} />
    </Panel>
  )
}
