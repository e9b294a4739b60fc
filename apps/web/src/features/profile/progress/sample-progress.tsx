import { dayOf, type MoodTrend } from '@maitri/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/ui/tag'
import { deviceTimeZone } from '../../../lib/format'
import type { ShownActivity } from './activity-row'
import { lastSevenDays } from './mood-points'
import { sampleCounts } from './progress-counts'
import { RecentActivity } from './recent-activity'
import styles from './sample-progress.module.css'
import { StatCards } from './stat-cards'
import { TrendPanel } from './trend-panel'
import { WeekBars } from './week-bars'

/** Monday to Sunday. */
const sampleMoods = [5, 6, 4, 6, 7, 8, 7]
const sampleTrend: Pick<MoodTrend, 'moodTrend' | 'averageMoodLastWeek'> = {
  moodTrend: 'Improving',
  averageMoodLastWeek: 6.1,
}
const hourMs = 60 * 60 * 1000
const sampleActivities = [
  { type: 'tool', hoursAgo: 2 },
  { type: 'chat', hoursAgo: 26 },
  { type: 'insight', hoursAgo: 30 },
  { type: 'routine', hoursAgo: 52 },
] as const

/** The page with the specification's sample values, for someone who has nothing yet. Every part of it says that it is a sample. */
export function SampleProgress({ now }: { now: Date }) {
  const { t } = useTranslation('progress')
  const zone = deviceTimeZone()
  const today = dayOf(now, zone)
  const days = lastSevenDays([], today).map((place, index) => ({
    ...place,
    mean: sampleMoods[index] ?? null,
    count: 1,
  }))
  const activities = sampleActivities.map(
    ({ type, hoursAgo }): ShownActivity => ({
      id: type,
      type,
      title: t(`new.activities.${type}`),
      at: new Date(now.getTime() - hoursAgo * hourMs),
    }),
  )
  return (
    <section aria-labelledby="sample" className={styles.sample}>
      <header className={styles.head}>
        <h2 id="sample">{t('new.title')}</h2>
        <Tag hue="marigold">{t('sample')}</Tag>
        <p>{t('new.lead')}</p>
      </header>
      <Part>
        <StatCards counts={sampleCounts} />
      </Part>
      <Part>
        <TrendPanel headingId="sample-trend" withinId="sample" trend={sampleTrend} checkIns={null}>
          <WeekBars days={days} today={today} seedOf={(day) => `sample ${day}`} />
        </TrendPanel>
      </Part>
      <Part>
        <RecentActivity headingId="sample-activity" withinId="sample" activities={activities} now={now} />
      </Part>
    </section>
  )
}

function Part({ children }: { children: ReactNode }) {
  const { t } = useTranslation('progress')
  return (
    <div className={styles.part}>
      <Tag hue="marigold">{t('sample')}</Tag>
      {children}
    </div>
  )
}
