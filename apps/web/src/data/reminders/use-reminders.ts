import {
  dropPushDevice,
  keepPushDevice,
  type ReminderSubject,
  readReminder,
  removeReminder,
  removeWorryReminder,
  setReminder,
  setWorryReminder,
  tryReminder,
} from '@maitri/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client'
import { deviceTimeZone } from '../../lib/format'
import { currentLanguage } from '../../lib/i18n/i18n'
import { findPushDevice, findPushSupport, leavePush, subscribeToPush } from '../../platform/push-device'
import { accountQuery } from '../account-query'

const reminderQuery = queryOptions({
  queryKey: ['reminder'],
  queryFn: ({ signal }) => callApi(readReminder, {}, { signal }),
  networkMode: 'always',
})
const deviceQuery = queryOptions({
  queryKey: ['push-device'],
  queryFn: async () => ({ support: await findPushSupport(), device: await findPushDevice().catch(() => null) }),
  networkMode: 'always',
})

/** The browser did not let itself be subscribed: nobody allowed it. */
export class NotAllowed extends Error {}

type Chosen = {
  about: ReminderSubject
  minuteOfDay: number
  /** Whether only the time changes, and this browser stays as it is: it may be shown on others alone. */
  isElsewhereToo?: boolean
}

/** The daily reminders, whether this browser shows them, and what can be done about either. `isSignedIn` false asks the server nothing. */
export function useReminders(isSignedIn = true) {
  const queryClient = useQueryClient()
  const reminder = useQuery({ ...reminderQuery, enabled: isSignedIn })
  const here = useQuery(deviceQuery)
  // A consent: one that does not arrive is refused at once, rather than given unseen when the network is back.
  const networkMode = 'always'

  async function take(state: Awaited<ReturnType<typeof callApi<typeof readReminder>>>): Promise<void> {
    queryClient.setQueryData(reminderQuery.queryKey, state)
    await Promise.all([queryClient.invalidateQueries(accountQuery), here.refetch()])
  }

  async function subscribeHere(): Promise<void> {
    const { publicKey } = reminder.data ?? (await callApi(readReminder, {}))
    const subscription = await subscribeToPush(publicKey)
    if (!subscription) throw new NotAllowed()
    await callApi(keepPushDevice, { body: subscription })
  }

  return {
    reminder,
    here,
    /** Sets the time; where this browser does not show reminders yet, it is asked to first. */
    set: useMutation({
      networkMode,
      mutationFn: async ({ about, minuteOfDay, isElsewhereToo }: Chosen) => {
        if (!isElsewhereToo && !here.data?.device) await subscribeHere()
        const body = { minuteOfDay, timeZone: deviceTimeZone(), language: currentLanguage() }
        return about === 'check_in' ? await callApi(setReminder, { body }) : await callApi(setWorryReminder, { body })
      },
      onSuccess: take,
      onError: () => void here.refetch(),
    }),
    remove: useMutation({
      networkMode,
      mutationFn: async (about: ReminderSubject) => {
        const state = await callApi(about === 'check_in' ? removeReminder : removeWorryReminder, {})
        if (!state.reminder && !state.worryTime) await leavePush()
        return state
      },
      onSuccess: take,
    }),
    showHere: useMutation({
      networkMode,
      mutationFn: async (isShown: boolean) => {
        if (isShown) await subscribeHere()
        else {
          const device = await findPushDevice()
          if (device) await callApi(dropPushDevice, { body: { endpoint: device.endpoint } })
          await leavePush()
        }
        return await callApi(readReminder, {})
      },
      onSuccess: take,
      onError: () => void here.refetch(),
    }),
    tryNow: useMutation({
      networkMode,
      mutationFn: () => callApi(tryReminder, { body: { language: currentLanguage() } }),
      onSuccess: () => void reminder.refetch(),
    }),
  }
}
