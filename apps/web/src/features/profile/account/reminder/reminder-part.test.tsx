import { keepPushDevice, readReminder, setReminder, setWorryReminder, tryReminder } from '@maitri/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSealedStorage } from '../../../../data/records/sealed-storage'
import { createDeviceKeys } from '../../../../lib/session/device-keys'
import { SessionContext } from '../../../../lib/session/session'
import { createSessionStore } from '../../../../lib/session/session-store'
import { fakeApi } from '../../../../testing/fake-api'
import { ReminderPart } from './reminder-part'

const publicKey = 'BKey'
const off = { reminder: null, worryTime: null, devices: 0, publicKey }
const atNine = { minuteOfDay: 1290, timeZone: 'Asia/Kolkata', language: 'en' as const }
const on = { ...off, reminder: atNine, devices: 1 }
const device = { endpoint: 'https://push.example/a', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }

/** A browser that can push, in place of jsdom's, which cannot. */
function letBrowserPush(permission: NotificationPermission) {
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = { toJSON: () => device, options: {}, unsubscribe: async () => true }
      return subscription
    },
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }), addEventListener: () => undefined },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

beforeAll(() => i18next.loadNamespaces('account'))

/** Of the check-in, or of worry time below it. */
const remindButton = (about: 'check_in' | 'worry_time' = 'check_in') => {
  const found = screen.getAllByRole('button', { name: 'Remind me every day' })[about === 'check_in' ? 0 : 1]
  return found ?? expect.fail('No button')
}

function openReminder() {
  const api = fakeApi()
  api.answer(readReminder, off)
  render(
    <SessionContext value={createSessionStore({ deviceKeys: createDeviceKeys() })}>
      <QueryClientProvider client={new QueryClient()}>
        <ReminderPart />
      </QueryClientProvider>
    </SessionContext>,
  )
  return { api, user: userEvent.setup() }
}

test('it is off until a time is chosen; then this browser is subscribed and the time is kept', async () => {
  letBrowserPush('granted')
  const { api, user } = openReminder()
  api.answer(keepPushDevice, { ...off, devices: 1 })
  api.answer(setReminder, on)
  api.answer(tryReminder, { sent: 1, gone: 0, failed: 0 })
  expect(await screen.findAllByText('Reminder is off.')).toHaveLength(2)
  await user.clear(screen.getByLabelText('Time'))
  await user.click(remindButton())
  expect(await screen.findByText('Please choose a time.')).toBeTruthy()
  await user.type(screen.getByLabelText('Time'), '21:30')
  await user.click(remindButton())
  expect(await screen.findByText(/^Every day at 9:30.pm \(India Standard Time\), on one browser\.$/)).toBeTruthy()
  expect(api.calls(keepPushDevice)).toEqual([{ body: device }])
  expect(api.calls(setReminder)).toMatchObject([{ body: { minuteOfDay: 1290, language: 'en' } }])
  await user.click(screen.getByRole('button', { name: 'Send one now' }))
  expect(await screen.findByText('Sent to one browser. It may take a moment.')).toBeTruthy()
})

test('worry time has a reminder of its own, at an hour that is kept on the device too', async () => {
  letBrowserPush('granted')
  const { api, user } = openReminder()
  api.answer(keepPushDevice, { ...off, devices: 1 })
  api.answer(setWorryReminder, { ...off, worryTime: { ...atNine, minuteOfDay: 1050 }, devices: 1 })
  await screen.findAllByText('Reminder is off.')
  const field = screen.getByLabelText('Worry time')
  expect(field).toHaveProperty('value', '18:00')
  await user.clear(field)
  await user.type(field, '17:30')
  await user.click(remindButton('worry_time'))
  expect(await screen.findByText(/^Every day at 5:30.pm/)).toBeTruthy()
  expect(screen.getByText('Reminder is off.')).toBeTruthy()
  expect(api.calls(setReminder)).toEqual([])
  const kept = createSealedStorage('worryTime', 'guest', createDeviceKeys())
  await waitFor(async () => expect(await kept.read()).toBe('{"time":"17:30","sleep":""}'))
})

test('where notifications are not allowed nothing is changed, and it says so', async () => {
  letBrowserPush('denied')
  const { api, user } = openReminder()
  await screen.findAllByText('Reminder is off.')
  await user.click(remindButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Notifications are off for this page')
  expect(api.calls(setReminder)).toEqual([])
  expect(screen.getAllByText('Reminder is off.')).toHaveLength(2)
})

test('a browser that cannot push says so and offers nothing', async () => {
  openReminder()
  expect(await screen.findByText(/This browser can't show reminders/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remind me every day' })).toBeNull()
})
