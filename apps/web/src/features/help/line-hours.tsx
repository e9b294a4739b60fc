import type { Format } from '@maitri/content/format'
import { closesAt, opensNextAt } from '@maitri/content/helpline-hours'
import type { Helpline } from '@maitri/content/helplines'
import { dayOf } from '@maitri/domain'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format'
import styles from './line-hours.module.css'

const timeZone = 'Asia/Kolkata'

/** Whether someone answers now, and else when; in Indian time, as the line itself counts. */
export function LineHours({ line, now }: { line: Helpline; now: Date }) {
  const { t } = useTranslation('help')
  const hours = hoursInWords(line, now, t, useFormat())
  return (
    <span
      className={hours.isOpen ? styles.open : styles.closed}
      // What is said without a script holds at any hour.
      data-at-any-hour={line.hours === 'always' ? undefined : t('hours.vary')}
    >
      {hours.words}
    </span>
  )
}

function hoursInWords(
  line: Helpline,
  now: Date,
  t: TFunction<'help'>,
  format: Format,
): { isOpen: boolean; words: string } {
  if (line.hours === 'always') {
    // What a line says of itself and nobody has confirmed is not printed as a fact.
    if (line.status === 'second_tier') return { isOpen: false, words: t('hours.always_claimed') }
    return { isOpen: true, words: t('hours.always') }
  }
  const closes = closesAt(line, now)
  if (closes) return { isOpen: true, words: t('hours.open_until', { time: format.date(closes, 'time', timeZone) }) }
  const opens = opensNextAt(line, now)
  if (!opens) return { isOpen: false, words: t('hours.vary') }
  const time = format.date(opens, 'time', timeZone)
  const days = daysBetween(now, opens)
  if (days === 0) return { isOpen: false, words: t('hours.opens_today', { time }) }
  if (days === 1) return { isOpen: false, words: t('hours.opens_tomorrow', { time }) }
  return { isOpen: false, words: t('hours.opens_on', { time, weekday: format.date(opens, 'weekday', timeZone) }) }
}

/** How many midnights in India lie between two moments. */
function daysBetween(from: Date, to: Date): number {
  const day = (moment: Date) => Date.parse(dayOf(moment, timeZone))
  return Math.round((day(to) - day(from)) / 86_400_000)
}
