import i18next from 'i18next'
import { lazy, type ReactNode } from 'react'
import { LaterPart } from '../../components/ui/later-part'
import { isUnread, useRecords } from '../../data/records/use-records'
import { LastReading } from './last-reading'
import type { LastSaid } from './next-small-thing'
import styles from './returning.module.css'
import type { Left, Reading } from './week'
import { YourWeek } from './your-week'

/** With the register of the tools and their words, which a first visit does not need. */
const SmallThingPanel = lazy(async () => {
  const [{ SmallThingPanel }] = await Promise.all([import('./small-thing'), i18next.loadNamespaces('coping_tools')])
  return { default: SmallThingPanel }
})

type ReturningProps = {
  now: Date
  /** What was left today, in words. */
  today: ReactNode
  waiting: ReactNode
  /** Other ways: below what is one's own, and first where nothing is yet. */
  atHand?: ReactNode
  /** What everybody sees below. */
  children: ReactNode
}

/** The next small thing, what waits and the week, for someone who has been here before. A first visit shows only what waits. */
export function Returning({ now, today, waiting, atHand, children }: ReturningProps) {
  const analyses = useRecords('analyses')
  const checkIns = useRecords('check-ins')
  // Both are looked up on the device before anything is shown, also of what stands below, so that nothing on the page moves; what could not be read is left out.
  if (isUnread(analyses) || isUnread(checkIns)) return null
  const readings = (analyses.state === 'ready' ? analyses.records : []).map(
    ({ id, occurredAt, body }): Reading => ({
      id,
      occurredAt,
      kind: body.kind,
      isEnough: body.kind === 'video' ? body.emotionSource !== 'none' : body.enough,
    }),
  )
  const given = checkIns.state === 'ready' ? checkIns.records : []
  const figures = given.map(({ id, occurredAt }): Left => ({ id, occurredAt, kind: 'check_in', isEnough: true }))
  if (analyses.state === 'waiting' || checkIns.state === 'waiting' || readings.length + given.length === 0)
    return (
      <>
        {atHand && <div className={styles.returning}>{atHand}</div>}
        {waiting}
        {children}
      </>
    )
  const [latest] = readings
  const week = (
    <>
      {waiting}
      <YourWeek now={now} left={[...figures, ...readings]} today={today} />
      {latest && <LastReading reading={latest} />}
      {atHand}
    </>
  )
  // The rest comes with the panel, whose words decide how tall it is.
  return (
    <LaterPart
      otherwise={
        <>
          <div className={styles.returning}>{week}</div>
          {children}
        </>
      }
    >
      <div className={styles.returning}>
        <SmallThingPanel last={lastSaid(latest, given[0])} now={now} />
        {week}
      </div>
      {children}
    </LaterPart>
  )
}

function lastSaid(
  reading: Reading | undefined,
  checkIn: { occurredAt: string; body: Extract<LastSaid, { kind: 'check_in' }>['body'] } | undefined,
): LastSaid | null {
  if (checkIn && (!reading || checkIn.occurredAt >= reading.occurredAt))
    return { kind: 'check_in', at: checkIn.occurredAt, body: checkIn.body }
  return reading ? { kind: 'reading', at: reading.occurredAt } : null
}
