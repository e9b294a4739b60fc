import { dayOf, moodDays, moodTrend, moodTrendRule } from '@maitri/domain'
import { Table2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import type { PresentRecord } from '../../../data/records/record-store'
import { deviceTimeZone } from '../../../lib/format'
import { MoodLine } from './mood-line'
import { isByDay, lastSevenDays, moodLine } from './mood-points'
import { MoodTable } from './mood-table'
import type { ProgressRange } from './progress-ranges'
import { rangeStart } from './range-start'
import { TrendPanel } from './trend-panel'
import { WeekBars } from './week-bars'
import styles from './wellness-trend.module.css'

type WellnessTrendProps = { checkIns: readonly PresentRecord<'check-ins'>[]; range: ProgressRange; now: Date }

/** The person's own check-ins as the specification's block: trend, average, bars for a week, a line for longer times, and a table of either. */
export function WellnessTrend({ checkIns, range, now }: WellnessTrendProps) {
  const { t } = useTranslation('progress')
  const [isTable, setIsTable] = useState(false)
  const zone = deviceTimeZone()
  const { trend, days, today, seeds } = useMemo(() => {
    const points = checkIns.map(({ occurredAt, body }) => ({ mood: body.mood, at: occurredAt }))
    // The records are newest first: the last one set is the earliest, so the other way round the latest stays.
    const ofDay = checkIns.map(({ id, occurredAt }) => [dayOf(new Date(occurredAt), zone), id] as const)
    return {
      trend: moodTrend(points, now, zone),
      days: moodDays(points, zone),
      today: dayOf(now, zone),
      seeds: new Map(ofDay.reverse()),
    }
  }, [checkIns, now, zone])

  const start = rangeStart(range, now)
  const isWeek = range === '7d'
  const places = isWeek ? lastSevenDays(days, today) : moodLine(days, range, start && dayOf(start, zone), today)
  return (
    <TrendPanel headingId="wellness-trend" trend={trend} checkIns={trend.checkInsLastWeek}>
      {isTable ? (
        <MoodTable places={places} isByDay={isByDay(range)} />
      ) : isWeek ? (
        <WeekBars days={places} today={today} seedOf={(day) => seeds.get(day)} />
      ) : (
        <MoodLine places={places} />
      )}
      <p className={styles.caption}>
        {isWeek ? t('trend.kolams') : t(isByDay(range) ? 'trend.by_day' : 'trend.by_week')}
      </p>
      <div className={styles.foot}>
        <details className={styles.rule}>
          <summary>{t('trend.rule')}</summary>
          <p>{t('trend.rules.average')}</p>
          <p>{t('trend.rules.trend')}</p>
          <p>{t('trend.rules.enough', { count: moodTrendRule.leastDays, ...trend.days })}</p>
          <p>{t('trend.rules.meaning')}</p>
        </details>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isTable}
          icon={<Table2 size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        >
          {t('trend.as_table')}
        </Button>
      </div>
    </TrendPanel>
  )
}
