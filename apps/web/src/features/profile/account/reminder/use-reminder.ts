import {
  dropPushDevice,
  keepPushDevice,
  readReminder,
  removeReminder,
  setReminder,
  tryReminder,
} from '@maitri/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../../../data/account-query'
import { callApi } from '../../../../lib/api-client'
import { deviceTimeZone } from '../../../../lib/format'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { findPushDevice, findPushSupport, leavePush, subscribeToPush } from '../../../../platform/push-device'

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

/** The daily reminder, whether this browser shows it, and what can be done about either. */
export function useReminder() {
  const queryClient = useQueryClient()
  const reminder = useQuery(reminderQuery)
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
      mutationFn: async (minuteOfDay: number) => {
        if (!here.data?.device) await subscribeHere()
        return await callApi(setReminder, {
          body: { minuteOfDay, timeZone: deviceTimeZone(), language: currentLanguage() },
        })
      },
      onSuccess: take,
      onError: () => void here.refetch(),
    }),
    remove: useMutation({
      networkMode,
      mutationFn: async () => {
        const state = await callApi(removeReminder, {})
        await leavePush()
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
