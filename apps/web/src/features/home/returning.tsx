import { useRecords } from '../../lib/records/use-records'
import { LastReading } from './last-reading'
import styles from './returning.module.css'
import type { Reading } from './week'
import { YourWeek } from './your-week'

/** What Mindscan kept, for someone who has been here before. A first visit shows nothing in its place, and so does a failed read. */
export function Returning({ now }: { now: Date }) {
  const analyses = useRecords('analyses')
  if (analyses.state !== 'ready') return null
  const readings = analyses.records.map(
    ({ id, occurredAt, body }): Reading => ({
      id,
      occurredAt,
      kind: body.kind,
      isEnough: body.kind === 'video' ? body.emotionSource !== 'none' : body.enough,
    }),
  )
  const [latest] = readings
  if (!latest) return null
  return (
    <div className={styles.returning}>
      <LastReading reading={latest} />
      <YourWeek now={now} readings={readings} />
    </div>
  )
}
