import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import type { WorryTime } from '../../../../data/reminders/use-worry-time'
import { isTooCloseToSleep } from '../../../../data/reminders/worry-time'
import writing from '../../writings/writing.module.css'
import styles from './chinta-dabba.module.css'

type DailyTimeProps = { times: WorryTime | null; onKeep: (times: WorryTime | null) => void }

/** A time of day that worries can wait for: the box opens then. */
export function DailyTime({ times, onKeep }: DailyTimeProps) {
  const { t } = useTranslation('tool_writing')
  const [draft, setDraft] = useState<{ time: string; sleep: string } | null>(null)
  const { time, sleep } = draft ?? times ?? { time: '', sleep: '' }
  const isTooClose = time !== '' && sleep !== '' && isTooCloseToSleep(time, sleep)

  function set(event: FormEvent) {
    event.preventDefault()
    if (time === '' || isTooClose) return
    onKeep({ time, sleep })
    setDraft(null)
  }

  return (
    <form className={styles.daily} aria-label={t('worry.daily')} onSubmit={set} noValidate>
      <h3>{t('worry.daily')}</h3>
      {!times && <p className={writing.quiet}>{t('worry.daily_why')}</p>}
      <div className={styles.times}>
        <TextField
          type="time"
          label={t('worry.daily_time')}
          error={isTooClose && t('worry.daily_too_close')}
          value={time}
          onChange={(event) => setDraft({ time: event.target.value, sleep })}
        />
        <TextField
          type="time"
          label={t('worry.sleep_time')}
          value={sleep}
          onChange={(event) => setDraft({ time, sleep: event.target.value })}
        />
      </div>
      <p role="status" className={writing.quiet}>
        {times && t('worry.daily_set', { time: times.time })}
      </p>
      <div className={writing.chips}>
        <Button type="submit" variant="onstone" disabled={time === '' || isTooClose}>
          {t('worry.daily_keep')}
        </Button>
        {times && (
          <Button
            variant="onstone"
            onClick={() => {
              onKeep(null)
              setDraft(null)
            }}
          >
            {t('worry.daily_clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
