import { useSession } from '../../lib/session/session'
import type { PushSupport } from '../../platform/push-device'
import { minuteOf } from './time-of-day'
import { useReminders } from './use-reminders'

/** Whether a notification can tell this person here that worry time has come, and why not. */
export type WorryReminderSupport = PushSupport | 'guest'

/** The reminder at worry time, `time` being the hour that is set (HH:MM): whether it comes to this browser then, and what changes that. */
export function useWorryReminder(time: string | null) {
  const isSignedIn = useSession().state === 'signed_in'
  const { reminder, here, set, remove } = useReminders(isSignedIn)
  const kept = reminder.data?.worryTime ?? null
  const minuteOfDay = minuteOf(time ?? '')
  const isKept = kept !== null && kept.minuteOfDay === minuteOfDay && Boolean(here.data?.device)
  const support: WorryReminderSupport = isSignedIn ? (here.data?.support ?? 'ready') : 'guest'
  return {
    support,
    isOn: set.isPending || (!remove.isPending && isKept),
    isBusy: set.isPending || remove.isPending || (isSignedIn && reminder.isPending),
    error: set.error ?? remove.error ?? reminder.error,
    turn(isOn: boolean) {
      if (!isOn) remove.mutate('worry_time')
      else if (minuteOfDay !== null) set.mutate({ about: 'worry_time', minuteOfDay })
    },
    /** Takes a reminder that is on along to another hour, or away with it. Asks nobody for anything. */
    follow(next: string | null) {
      const minute = minuteOf(next ?? '')
      if (!kept) return
      if (minute === null) remove.mutate('worry_time')
      else set.mutate({ about: 'worry_time', minuteOfDay: minute, isElsewhereToo: true })
    },
  }
}
