import type { Reminder, ReminderSubject } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { minuteOf, timeOf } from '../../../../data/reminders/time-of-day'
import type { useReminders } from '../../../../data/reminders/use-reminders'
import { useFormat } from '../../../../lib/format'
import rows from '../../rows.module.css'

type ReminderTimeProps = {
  about: ReminderSubject
  chosen: Reminder | null
  /** What the time field is called. */
  label: string
  /** The time that is offered before one is chosen (HH:MM). */
  offered: string
  /** Why this time cannot be taken; null where it can. */
  refuse?: (time: string) => string | null
  onSaved?: (time: string) => void
  reminders: ReturnType<typeof useReminders>
}

/** When one reminder comes, said in a sentence, and a time to change that by. */
export function ReminderTime({ about, chosen, label, offered, refuse, onSaved, reminders }: ReminderTimeProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const { reminder, here, set, remove, showHere } = reminders
  const [time, setTime] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const devices = reminder.data?.devices ?? 0
  const shown = time ?? (chosen ? timeOf(chosen.minuteOfDay) : offered)
  const canPush = (here.data?.support ?? 'ready') === 'ready'
  const isBusy = set.isPending || remove.isPending || showHere.isPending

  function save() {
    const minuteOfDay = minuteOf(shown)
    const refused = minuteOfDay === null ? t('reminder.time_missing') : (refuse?.(shown) ?? null)
    setFault(refused)
    if (refused !== null || minuteOfDay === null) return
    set.mutate(
      { about, minuteOfDay },
      {
        onSuccess: () => {
          setTime(null)
          onSaved?.(shown)
        },
      },
    )
  }

  return (
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
      {(chosen || canPush) && (
        <>
          <TextField
            label={label}
            type="time"
            required
            value={shown}
            onChange={(event) => setTime(event.target.value)}
            error={fault ?? undefined}
          />
          <div className={rows.actions}>
            <Button
              variant="secondary"
              busy={set.isPending && set.variables.about === about}
              disabled={isBusy}
              onClick={save}
            >
              {t(chosen ? 'reminder.change' : 'reminder.turn_on')}
            </Button>
            {chosen && (
              <Button
                variant="quiet"
                busy={remove.isPending && remove.variables === about}
                disabled={isBusy}
                onClick={() => remove.mutate(about)}
              >
                {t('reminder.turn_off')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}
