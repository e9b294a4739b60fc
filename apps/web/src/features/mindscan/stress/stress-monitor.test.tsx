import { readSession } from '@maitri/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildUser } from '../../../testing/build-user'
import { keepRecords } from '../../../testing/keep-records'
import { renderApp, signedOutApi } from '../../../testing/render-app'
import { scriptedBluetooth } from './strap/scripted-bluetooth'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'bluetooth')
})

function openAsGuest() {
  localStorage.setItem('isAuthenticated', 'true')
  return renderApp('/mindscan')
}

const monitor = () => screen.findByRole('region', { name: 'Stress right now' })
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const score = () => screen.getByRole('meter', { name: 'Stress' }).getAttribute('aria-valuetext')

test('the monitor stands first, at the defaults of the specification', async () => {
  openAsGuest()
  await monitor()
  const sliders = screen.getAllByRole<HTMLInputElement>('slider')
  expect(sliders.map(({ value, min, max, step }) => [value, min, max, step].map(Number))).toEqual([
    [70, 60, 100, 1],
    [15, 10, 20, 0.5],
    [7, 4, 9, 0.5],
    [3, 1, 10, 1],
  ])
  expect(sliders.map((one) => one.getAttribute('aria-valuetext'))).toEqual([
    '70 beats a minute',
    '15 breaths a minute',
    '7 hours',
    '3 of 10',
  ])
})

const needsOne = 'Move one slider or measure one value to see your score.'

test('before a touch there is no score, no working out and nothing to save, and one sentence says why', async () => {
  openAsGuest()
  const region = await monitor()
  expect(within(region).getByText(needsOne)).toBeTruthy()
  expect(screen.queryByRole('meter', { name: 'Stress' })).toBeNull()
  expect(within(region).queryByText('How we work this out')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save stress score' })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: /^Demo/ }))
  expect(score()).toBe('2.8 of 10')
  expect(within(region).queryByText(/^From your numbers/)).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: /^Demo/ }))
  expect(within(region).getByText(needsOne)).toBeTruthy()
})

test('after one touch the score stands, and says whose numbers it is from', async () => {
  openAsGuest()
  const region = await monitor()
  move('Anxiety', 8)
  expect(within(region).queryByText(needsOne)).toBeNull()
  expect(score()).toBe('4.3 of 10')
  expect(within(region).getByText('From your numbers: Anxiety. The rest are at their starting values.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save stress score' }).disabled).toBe(false)
  move('Heart rate', 80)
  move('Breathing', 12)
  move('Sleep last night', 8)
  expect(within(region).getByText('From your numbers: Heart rate, Breathing, Sleep last night, Anxiety.')).toBeTruthy()
})

test('a slider that already stands where it should is answered by a press or by Enter', async () => {
  openAsGuest()
  await monitor()
  fireEvent.click(slider('Anxiety'))
  expect(score()).toBe('2.8 of 10')
  fireEvent.keyUp(slider('Sleep last night'), { key: 'Tab' })
  expect(screen.getByText(/^From your numbers: Anxiety\./)).toBeTruthy()
  fireEvent.keyUp(slider('Sleep last night'), { key: 'Enter' })
  expect(screen.getByText(/^From your numbers: Sleep last night, Anxiety\./)).toBeTruthy()
})

test('the score, its words and its parts follow every slider at once', async () => {
  openAsGuest()
  const region = await monitor()
  move('Anxiety', 2)
  expect(within(region).getByText('Low stress levels. Keep up the good work!')).toBeTruthy()
  move('Anxiety', 8)
  expect(score()).toBe('4.3 of 10')
  expect(within(region).getByText('Moderate stress. Consider some relaxation techniques.')).toBeTruthy()
  move('Heart rate', 100)
  move('Sleep last night', 4)
  expect(score()).toBe('7.3 of 10')
  expect(within(region).getByText('High stress detected. Please take time for self-care.')).toBeTruthy()
  const table = within(region).getByRole('table', { name: /multiply it by its weight/, hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true }).slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
    ['Heart rate 100', '10.0', '0.3', '3.00'],
    ['Breathing 15', '3.3', '0.2', '0.67'],
    ['Sleep last night 4', '6.3', '0.2', '1.25'],
    ['Anxiety 8', '8.0', '0.3', '2.40'],
    ['Total, shown as 7.3', '7.32'],
  ])
})

test('demo is off at first, says that its values are made up, saves nothing, and gives back what was there', async () => {
  openAsGuest()
  await monitor()
  const demo = screen.getByRole<HTMLInputElement>('switch', { name: /^Demo/ })
  expect(demo.checked).toBe(false)
  move('Heart rate', 88)
  fireEvent.click(demo)
  expect(screen.getByText(/heart rate and breathing aren't yours/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save stress score' }).disabled).toBe(true)
  move('Heart rate', 61)
  fireEvent.click(demo)
  expect(slider('Heart rate').value).toBe('88')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save stress score' }).disabled).toBe(false)
})

function countAfter(kind: 'Count breaths' | 'Count pulse') {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  press(kind)
  press('Start')
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('breaths are counted for a minute', async () => {
  openAsGuest()
  await monitor()
  countAfter('Count breaths')
  expect(screen.getByRole('timer').textContent).toBe('60 seconds left')
  for (let taps = 0; taps < 12; taps += 1) {
    press("I'm breathing in")
    pass(4_900)
  }
  expect(screen.getByText('12 breaths so far')).toBeTruthy()
  pass(1_500)
  expect(screen.getByText('You counted 12 breaths in 60 seconds: 12 a minute.')).toBeTruthy()
  expect(slider('Breathing').getAttribute('aria-valuetext')).toBe('12 breaths a minute. Counted by you')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Demo/ }).disabled).toBe(true)
  press('Done')
  expect(document.activeElement?.textContent).toBe('Count breaths')
})

test('a count can be ended after 20 seconds, and says how sure it is', async () => {
  openAsGuest()
  await monitor()
  countAfter('Count breaths')
  for (let taps = 0; taps < 7; taps += 1) press("I'm breathing in")
  pass(19_000)
  expect(screen.queryByRole('button', { name: 'Stop now' })).toBeNull()
  pass(5_000)
  press('Stop now')
  expect(screen.getByText('You counted 7 breaths in 24 seconds: 17.5 a minute.')).toBeTruthy()
  expect(screen.getByText('One tap more or less would change this by 2.5.')).toBeTruthy()
})

test('a pulse beyond the slider is said truthfully', async () => {
  openAsGuest()
  await monitor()
  countAfter('Count pulse')
  for (let taps = 0; taps < 56; taps += 1) press('A beat')
  pass(30_500)
  expect(slider('Heart rate').value).toBe('100')
  expect(screen.getByText('You counted 112; the slider stops at 100')).toBeTruthy()
})

test('a count that is cancelled, or has too few taps, changes nothing', async () => {
  openAsGuest()
  await monitor()
  countAfter('Count breaths')
  press("I'm breathing in")
  pass(61_000)
  expect(screen.getByText("Too few taps to tell. We didn't change anything.")).toBeTruthy()
  press('Count again')
  press("I'm breathing in")
  press('Cancel')
  expect(slider('Breathing').getAttribute('aria-valuetext')).toBe('15 breaths a minute')
})

test('a browser without Bluetooth gets a sentence and no button', async () => {
  openAsGuest()
  await monitor()
  expect(screen.getByText(/^This browser can't connect to a heart-rate strap/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect a heart-rate strap' })).toBeNull()
})

test('a strap leads the heart rate until it is let go', async () => {
  const strap = scriptedBluetooth()
  Object.assign(navigator, { bluetooth: strap.bluetooth })
  const { unmount } = openAsGuest()
  await monitor()
  press('Connect a heart-rate strap')
  expect(screen.getByText(/^Put the strap on and press Connect/)).toBeTruthy()
  expect(strap.counts.connects).toBe(0)
  press('Connect')
  expect(await screen.findByText('Polar H10 is connected. Waiting for the first heartbeat.')).toBeTruthy()
  act(() => strap.send(0x06, 84))
  expect(screen.getByText('Polar H10: 84 bpm')).toBeTruthy()
  expect(slider('Heart rate').getAttribute('aria-valuetext')).toBe('84 beats a minute. From your strap')
  expect(slider('Heart rate').disabled).toBe(true)
  act(() => strap.send(0x04, 0))
  expect(screen.getByText(/^Polar H10 isn't touching your skin/)).toBeTruthy()
  strap.failing.connecting = 'NetworkError'
  act(() => void strap.lose())
  expect(await screen.findByText(/^We lost your strap/)).toBeTruthy()
  expect(slider('Heart rate').disabled).toBe(false)
  strap.failing.connecting = ''
  press('Connect')
  await screen.findByText('Polar H10 is connected. Waiting for the first heartbeat.')
  const before = strap.counts.disconnects
  unmount()
  expect(strap.counts.disconnects).toBe(before + 1)
})

test('a reading is saved, found again in words and numbers, and deleted', async () => {
  const api = signedOutApi()
  api.answer(readSession, { user: buildUser({ uid: 'stress-reader' }) })
  const server = keepRecords(api)
  renderApp('/mindscan', api)
  await monitor()
  const past = await screen.findByRole('region', { name: 'Saved stress scores' })
  await within(past).findByText('None yet.')
  move('Anxiety', 8)
  press('Save stress score')
  expect(await screen.findByText('Stress score saved')).toBeTruthy()
  expect(await within(past).findByText(/^Latest: 4\.3 of 10, /)).toBeTruthy()
  await waitFor(() => expect(server.sent('stress-readings')).toHaveLength(1))
  expect(server.sent('stress-readings')[0]?.body).toEqual({
    heartRate: 70,
    breathingRate: 15,
    sleepHours: 7,
    anxiety: 8,
    score: 4.3,
    band: 'moderate',
    sources: { heartRate: 'slider', breathingRate: 'slider' },
  })
  fireEvent.click(within(past).getByText('Show 1 score as a table'))
  const row = within(past).getAllByRole('row')[1] as HTMLElement
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['4.3', '70 from the slider', '15 from the slider', '7', '8'])
  fireEvent.click(within(row).getByRole('button', { name: /^Delete the stress score from/ }))
  fireEvent.click(within(row).getByRole('button', { name: 'Yes, delete' }))
  expect(await within(past).findByText('None yet.')).toBeTruthy()
  await waitFor(() => expect(server.sent('stress-readings').at(-1)?.state).toBe('deleted'))
})
