import { useTranslation } from 'react-i18next'
import { Switch } from '../../../../components/ui/switch'
import { NotAllowed } from '../../../../data/reminders/use-reminders'
import type { useWorryReminder } from '../../../../data/reminders/use-worry-reminder'
import writing from '../../writings/writing.module.css'
import styles from './chinta-dabba.module.css'
import { DailyCalendar } from './daily-calendar'

type WorryReminderProps = { time: string; reminder: ReturnType<typeof useWorryReminder> }

/** What tells that the hour has come: a notification where one can be sent, and the person's own calendar. */
export function WorryReminder({ time, reminder }: WorryReminderProps) {
  const { t } = useTranslation('tool_writing')
  const { support, isOn, isBusy, error, turn } = reminder
  return (
    <section className={styles.daily} aria-label={t('worry.remind_heading')}>
      <h3>{t('worry.remind_heading')}</h3>
      {support === 'ready' ? (
        <Switch
          label={t('worry.remind', { time })}
          hint={t('worry.remind_note')}
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => turn(event.target.checked)}
        />
      ) : (
        <p>{support === 'guest' ? t('worry.remind_guest') : t(`worry.remind_support.${support}`)}</p>
      )}
      <p role="status" className={writing.quiet}>
        {error && (error instanceof NotAllowed ? t('worry.remind_support.blocked') : t('worry.remind_failed'))}
      </p>
      <div className={writing.chips}>
        <DailyCalendar time={time} />
      </div>
    </section>
  )
}
