import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { Notice } from '../../../../components/ui/notice'
import { Switch } from '../../../../components/ui/switch'
import { useFormat } from '../../../../lib/format'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { minuteOf, timeOf } from './time-of-day'
import { NotAllowed, useReminder } from './use-reminder'

/** After supper, before sleep: when a day can be looked back at. */
const offeredMinute = 20 * 60

/** The daily reminder of the check-in: off until a time is chosen, with words on the lock screen that say nothing. */
export function ReminderPart() {
  const { t } = useTranslation('account')
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const { reminder, here, set, remove, showHere, tryNow } = useReminder()
  const [time, setTime] = useState<string | null>(null)
  const [isTimeMissing, setIsTimeMissing] = useState(false)
  const chosen = reminder.data?.reminder ?? null
  const devices = reminder.data?.devices ?? 0
  const shown = time ?? timeOf(chosen?.minuteOfDay ?? offeredMinute)
  const support = here.data?.support ?? 'ready'
  const isShownHere = Boolean(here.data?.device)
  const isBusy = set.isPending || remove.isPending || showHere.isPending
  const error = set.error ?? remove.error ?? showHere.error ?? tryNow.error

  function save() {
    const minuteOfDay = minuteOf(shown)
    setIsTimeMissing(minuteOfDay === null)
    if (minuteOfDay !== null) set.mutate(minuteOfDay, { onSuccess: () => setTime(null) })
  }

  return (
    <Part heading={t('reminder.heading')} lead={t('reminder.lead')}>
      {reminder.isError ? (
        <Notice tone="error">{t('reminder.not_read')}</Notice>
      ) : (
        <>
          <p aria-live="polite">
            {chosen
              ? t(devices === 0 ? 'reminder.nowhere' : 'reminder.on', {
                  time: format.date(chosen.minuteOfDay * 60_000, 'time', 'UTC'),
                  zone: format.zoneName(chosen.timeZone, Date.now()),
                  count: devices,
                })
              : t('reminder.off')}
          </p>
          {support !== 'ready' && <Notice tone="info">{t(`reminder.support.${support}`)}</Notice>}
          {(chosen || support === 'ready') && (
            <>
              <TextField
                label={t('reminder.time')}
                type="time"
                required
                value={shown}
                onChange={(event) => setTime(event.target.value)}
                error={isTimeMissing ? t('reminder.time_missing') : undefined}
              />
              {chosen && support === 'ready' && (
                <Switch
                  label={t('reminder.here')}
                  checked={isShownHere}
                  disabled={isBusy}
                  onChange={(event) => showHere.mutate(event.target.checked)}
                />
              )}
              <div className={rows.actions}>
                <Button variant="secondary" busy={set.isPending} disabled={isBusy} onClick={save}>
                  {t(chosen ? 'reminder.change' : 'reminder.turn_on')}
                </Button>
                {chosen && (
                  <>
                    <Button variant="quiet" busy={tryNow.isPending} disabled={isBusy} onClick={() => tryNow.mutate()}>
                      {t('reminder.try')}
                    </Button>
                    <Button variant="quiet" busy={remove.isPending} disabled={isBusy} onClick={() => remove.mutate()}>
                      {t('reminder.turn_off')}
                    </Button>
                  </>
                )}
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
