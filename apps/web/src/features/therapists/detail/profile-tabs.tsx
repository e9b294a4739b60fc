import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabPanel } from '../../../components/ui/tab-set'
import { Tabs } from '../../../components/ui/tabs'
import { deviceTimeZone } from '../../../lib/format'
import { useTherapistWords } from '../list/use-therapist-words'
import { nearDay, useTimeWords } from '../time/use-time-words'
import { BookingRules } from './booking-rules'
import styles from './profile-tabs.module.css'
import type { ReadProfile } from './use-translated-profile'
import { WeekStrip } from './week-strip'

const tabs = ['about', 'approach', 'qualifications', 'insurance'] as const
type Tab = (typeof tabs)[number]

/** The four tabs of the specification, and below each when this therapist has time. */
export function ProfileTabs({ profile: { therapist, lang }, now }: { profile: ReadProfile; now: Date }) {
  const { t } = useTranslation(['therapists', 'booking'])
  const [tab, setTab] = useState<Tab>('about')
  const { name, bio, approach, education, registration, insurances, availability, nextAvailable } =
    useTherapistWords()(therapist)
  return (
    <>
      <Tabs
        label={t('profile.tabs.label', { name })}
        tabs={tabs.map((value) => ({ value, label: t(`profile.tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
        className={styles.tabs}
      >
        <TabPanel value="about" className={styles.panel}>
          <p lang={lang}>{bio}</p>
        </TabPanel>
        <TabPanel value="approach" className={styles.panel}>
          <p lang={lang}>{approach}</p>
        </TabPanel>
        <TabPanel value="qualifications" className={styles.panel}>
          <h3>{t('profile.education')}</h3>
          <ul>
            {education.map((degree) => (
              <li key={degree} lang={lang}>
                {degree}
              </li>
            ))}
          </ul>
          <h3>{t('profile.registration')}</h3>
          <p>{t('profile.registered', registration)}</p>
        </TabPanel>
        <TabPanel value="insurance" className={styles.panel}>
          {insurances.length === 0 ? (
            <p>{t('profile.no_insurance')}</p>
          ) : (
            <>
              <h3>{t('profile.insurances')}</h3>
              <ul>
                {insurances.map((insurance) => (
                  <li key={insurance}>{insurance}</li>
                ))}
              </ul>
              <p>{t('profile.insurance_note')}</p>
            </>
          )}
        </TabPanel>
      </Tabs>
      <WeekStrip availability={availability} />
      <p className={styles.next}>
        <CalendarClock size={22} strokeWidth={1.75} aria-hidden="true" />
        <NextInWords at={nextAvailable} now={now} />
      </p>
      <BookingRules therapist={therapist} now={now} />
    </>
  )
}

function NextInWords({ at, now }: { at: string | null; now: Date }) {
  const { t } = useTranslation('booking')
  const words = useTimeWords(deviceTimeZone())
  if (!at) return <span>{t('next.none')}</span>
  const near = nearDay(at, now, words.timeZone)
  const day = near === 'later' ? words.shortDate(at) : words.weekday(at)
  return <span>{t(`next.${near}`, { day, time: words.time(at) })}</span>
}
