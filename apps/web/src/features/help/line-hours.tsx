import { closesAt, opensNextAt } from '@maitri/content/helpline-hours'
import type { Helpline } from '@maitri/content/helplines'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styles from './line-hours.module.css'

const timeZone = 'Asia/Kolkata'

/** Whether someone answers now, and else when; in Indian time, as the line itself counts. */
export function LineHours({ line, now }: { line: Helpline; now: Date }) {
  const { t, i18n } = useTranslation('help')
  const hours = hoursInWords(line, now, t, i18n.language)
  return <span className={hours.isOpen ? styles.open : styles.closed}>{hours.words}</span>
}

function hoursInWords(
  line: Helpline,
  now: Date,
  t: TFunction<'help'>,
  language: string,
): { isOpen: boolean; words: string } {
  if (line.hours === 'always') {
    // What a line says of itself and nobody has confirmed is not printed as a fact.
    if (line.status === 'second_tier') return { isOpen: false, words: t('hours.always_claimed') }
    return { isOpen: true, words: t('hours.always') }
  }
  const closes = closesAt(line, now)
  if (closes) return { isOpen: true, words: t('hours.open_until', { time: timeOf(closes) }) }
  const opens = opensNextAt(line, now)
  if (!opens) return { isOpen: false, words: t('hours.vary') }
  const time = timeOf(opens)
  const days = daysBetween(now, opens)
  if (days === 0) return { isOpen: false, words: t('hours.opens_today', { time }) }
  if (days === 1) return { isOpen: false, words: t('hours.opens_tomorrow', { time }) }
  const weekday = new Intl.DateTimeFormat(`${language}-IN`, { timeZone, weekday: 'long' }).format(opens)
  return { isOpen: false, words: t('hours.opens_on', { time, weekday }) }
}

/** '8:00' or '21:00', in the digits that are dialled. */
function timeOf(moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return format.format(moment).replace(/^0/, '')
}

/** How many midnights in India lie between two moments. */
function daysBetween(from: Date, to: Date): number {
  const day = (moment: Date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment))
  return Math.round((day(to) - day(from)) / 86_400_000)
}
