import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { Switch } from '../../../../components/ui/switch'
import { NotAllowed, useReminders } from '../../../../data/reminders/use-reminders'
import { useWorryTime } from '../../../../data/reminders/use-worry-time'
import { isTooCloseToSleep } from '../../../../data/reminders/worry-time'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { ReminderTime } from './reminder-time'

/** After supper, before sleep: when a day can be looked back at. */
const offeredTime = '20:00'
/** Early in the evening, hours before most people sleep (`docs/exercises.md`, tool 9). */
const offeredWorryTime = '18:00'

/** The daily reminders, of the check-in and of worry time: off until a time is chosen, with words on the lock screen that say nothing. */
export function ReminderPart() {
  const { t } = useTranslation('account')
  const errorMessage = useErrorMessage()
  const reminders = useReminders()
  const { times, keep } = useWorryTime()
  const { reminder, here, set, remove, showHere, tryNow } = reminders
  const chosen = reminder.data?.reminder ?? null
  const worryTime = reminder.data?.worryTime ?? null
  const support = here.data?.support ?? 'ready'
  const isBusy = set.isPending || remove.isPending || showHere.isPending
  const error = set.error ?? remove.error ?? showHere.error ?? tryNow.error
  const sleep = times?.sleep ?? ''

  return (
    <Part heading={t('reminder.heading')} lead={t('reminder.lead')}>
      {reminder.isError ? (
        <Notice tone="error">{t('reminder.not_read')}</Notice>
      ) : (
        <>
          <ReminderTime
            about="check_in"
            chosen={chosen}
            label={t('reminder.time')}
            offered={offeredTime}
            reminders={reminders}
          />
          {support !== 'ready' && <Notice tone="info">{t(`reminder.support.${support}`)}</Notice>}
          <h3>{t('reminder.worry.heading')}</h3>
          <p>{t('reminder.worry.lead')}</p>
          <ReminderTime
            about="worry_time"
            chosen={worryTime}
            label={t('reminder.worry.heading')}
            offered={times?.time ?? offeredWorryTime}
            refuse={(time) => (sleep !== '' && isTooCloseToSleep(time, sleep) ? t('reminder.worry.too_close') : null)}
            onSaved={(time) => keep({ time, sleep })}
            reminders={reminders}
          />
          {(chosen ?? worryTime) && (
            <>
              {support === 'ready' && (
                <Switch
                  label={t('reminder.here')}
                  checked={Boolean(here.data?.device)}
                  disabled={isBusy}
                  onChange={(event) => showHere.mutate(event.target.checked)}
                />
              )}
              <div className={rows.actions}>
                <Button variant="quiet" busy={tryNow.isPending} disabled={isBusy} onClick={() => tryNow.mutate()}>
                  {t('reminder.try')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <div role="status">
        {tryNow.data && (
          <Notice tone={tryNow.data.sent > 0 ? 'success' : 'error'}>
            {tryNow.data.sent > 0 ? t('reminder.tried', { count: tryNow.data.sent }) : t('reminder.tried_none')}
          </Notice>
        )}
      </div>
      {error && (
        <Notice tone="error" role="alert">
          {error instanceof NotAllowed
            ? t('reminder.not_allowed')
            : t('reminder.not_done', { message: errorMessage(error) })}
        </Notice>
      )}
    </Part>
  )
}
