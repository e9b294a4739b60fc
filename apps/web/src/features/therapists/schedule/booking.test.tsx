import { book, readSession, readSlots } from '@maitri/contracts'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { belongTo } from '../../../safety/crisis-owner'
import { buildUser } from '../../../testing/build-user'
import { renderApp } from '../../../testing/render-app'
import { buildBooking, freeSlots, signedInApi, therapistsApi } from '../testing/therapists-api'

// The first of a file opens the whole app for the first time, beside others' work.
configure({ asyncUtilTimeout: 25_000 })

beforeEach(() => belongTo('somebody else'))

const address = '/therapists?therapist=meera-iyer&form=schedule'
const timesOf = (slot: string) =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }).format(new Date(slot))
const dates = async () => within(await screen.findByRole('radiogroup', { name: 'Date' }))
const times = () => within(screen.getByRole('radiogroup', { name: 'Time' }))
const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes (optional)' })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Schedule Now' }))

async function chooseFirst() {
  fireEvent.click((await dates()).getAllByRole('radio')[0] as HTMLElement)
  fireEvent.click(times().getByRole('radio', { name: timesOf(freeSlots[0]) }))
}

test('date and time are required, and each says so at its place', async () => {
  const api = signedInApi()
  renderApp(address, api)
  expect((await dates()).getAllByRole('radio')).toHaveLength(2)
  press()
  expect(await screen.findByText('Please choose a date')).toBeTruthy()
  expect(screen.getByText('Please choose a time')).toBeTruthy()
  expect(document.activeElement).toBe((await dates()).getAllByRole('radio')[0])
  fireEvent.click((await dates()).getAllByRole('radio')[0] as HTMLElement)
  expect(screen.queryByText('Please choose a date')).toBeNull()
  expect(times().getAllByRole('radio')).toHaveLength(2)
  expect(api.calls(book)).toEqual([])
})

test('a booking is sent once, and says its reference, what comes next and how its mail fares', async () => {
  const api = signedInApi()
  api.answer(book, ({ body }) =>
    buildBooking({
      id: body.id,
      type: body.type,
      notes: body.notes ?? '',
      sessionLanguage: body.sessionLanguage ?? null,
    }),
  )
  renderApp(address, api)
  await chooseFirst()
  fireEvent.click(screen.getByRole('radio', { name: 'Audio' }))
  expect(
    within(screen.getByRole('radiogroup', { name: 'Session language' })).getByRole('radio', {
      name: 'English',
      checked: true,
    }),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Tamil' }))
  fireEvent.change(await notes(), { target: { value: 'A ground floor room, please' } })
  press()
  expect(await screen.findByRole('heading', { name: 'Your session is booked' })).toBe(document.activeElement)
  expect(screen.getByText('K7MD-2Q9X')).toBeTruthy()
  expect(screen.getByText('Session language').nextSibling?.textContent).toBe('Tamil')
  expect(screen.getByText(/We can't send email here/)).toBeTruthy()
  expect(screen.getByText(/nobody will call/)).toBeTruthy()
  const [call, ...others] = api.calls(book)
  expect(others).toEqual([])
  expect(call?.body).toMatchObject({
    therapistId: 'meera-iyer',
    startsAt: freeSlots[0],
    type: 'audio',
    sessionLanguage: 'Tamil',
    notes: 'A ground floor room, please',
    language: 'en',
  })
  expect(localStorage.getItem('bookingDraft_meera-iyer_user-ananya')).toBeNull()
  const appointments = within(screen.getByRole('dialog')).getByRole('link', { name: 'My appointments' })
  expect(appointments.getAttribute('href')).toBe('/therapists/appointments')
})

test('what the practice has not confirmed is never called booked', async () => {
  const api = signedInApi()
  api.answer(book, buildBooking({ state: 'requested', confirmBy: freeSlots[0] }))
  renderApp(address, api)
  await chooseFirst()
  press()
  expect(await screen.findByRole('heading', { name: 'Requested, not yet confirmed' })).toBe(document.activeElement)
  expect(screen.getByText('Sample: nobody is told.')).toBeTruthy()
  expect(screen.getByText(/^If it isn't confirmed by /)).toBeTruthy()
  expect(screen.queryByText('Your session is booked')).toBeNull()
})

test('a time that someone else took says so, is asked for anew, and nothing typed is lost', async () => {
  const api = signedInApi()
  api.refuse(book, 'slot_taken', 409)
  renderApp(address, api)
  await chooseFirst()
  fireEvent.change(await notes(), { target: { value: 'It is about sleep' } })
  api.answer(readSlots, { slots: [...freeSlots.slice(1)], slotMinutes: 50, timeZone: 'Asia/Kolkata' })
  press()
  expect(await screen.findByText(/^Someone just booked that time/)).toBeTruthy()
  await waitFor(() => expect(times().getAllByRole('radio')).toHaveLength(1))
  expect((await notes()).value).toBe('It is about sleep')
  api.answer(book, buildBooking({ startsAt: freeSlots[1] }))
  fireEvent.click(times().getByRole('radio', { name: timesOf(freeSlots[1]) }))
  press()
  expect(await screen.findByRole('heading', { name: 'Your session is booked' })).toBeTruthy()
  const [first, second] = api.calls(book)
  expect(second?.body.startsAt).toBe(freeSlots[1])
  expect(second?.body.id).not.toBe(first?.body.id)
})

test('whoever has asked for enough reads how many may wait and what makes room', async () => {
  const api = signedInApi()
  api.refuse(book, 'quota_reached', 403)
  renderApp(address, api)
  await chooseFirst()
  press()
  expect(await screen.findByText(/^You can have up to 3 unanswered requests and 10 upcoming appointments/)).toBeTruthy()
  expect(screen.queryByText(/Delete one/)).toBeNull()
})

test('after an answer that was lost the same press again sends the same booking', async () => {
  const api = signedInApi()
  api.disconnect(book)
  renderApp(address, api)
  await chooseFirst()
  press()
  expect(await screen.findByText('Network error. Please check your connection')).toBeTruthy()
  expect(screen.getByText(/you won't be double-booked/)).toBeTruthy()
  api.answer(book, buildBooking())
  press()
  await screen.findByRole('heading', { name: 'Your session is booked' })
  const [first, second] = api.calls(book)
  expect(second?.body.id).toBe(first?.body.id)
})

test('notes that ask for help bring the lines and are held once; who presses again means it', async () => {
  const api = signedInApi()
  api.answer(book, buildBooking())
  renderApp(address, api)
  await chooseFirst()
  fireEvent.change(await notes(), { target: { value: 'i want to die' } })
  press()
  expect(await screen.findByText(/^We haven't booked anything yet/)).toBeTruthy()
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /Call 14416/ })).toBeTruthy()
  expect(api.calls(book)).toEqual([])
  press()
  expect(await screen.findByRole('heading', { name: 'Your session is booked' })).toBeTruthy()
})

test('times are also shown by the clock of a therapist elsewhere', async () => {
  const api = signedInApi()
  api.answer(readSlots, { slots: [...freeSlots], slotMinutes: 50, timeZone: 'Pacific/Auckland' })
  renderApp(address, api)
  const zones = within(await screen.findByRole('radiogroup', { name: 'Times shown in' }))
  await chooseFirst()
  fireEvent.click(zones.getByRole('radio', { name: /^Dr\. Meera Iyer’s time, New Zealand/ }))
  const theirs = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Pacific/Auckland',
  }).format(new Date(freeSlots[0]))
  expect(times().getByRole<HTMLInputElement>('radio', { name: theirs }).checked).toBe(true)
})

test('free times that do not come can be asked for again', async () => {
  const api = signedInApi()
  api.refuse(readSlots, 'internal', 500)
  const { user } = renderApp(address, api)
  expect(await screen.findByText(/^We couldn't load the free times/)).toBeTruthy()
  api.answer(readSlots, { slots: [], slotMinutes: 50, timeZone: 'Asia/Kolkata' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Fully booked for the next four weeks\. Check again/)).toBeTruthy()
})

test('a guest drafts a booking, makes an account, and finds the same form with the draft', {
  timeout: 60_000,
}, async () => {
  const api = therapistsApi()
  const app = renderApp(address, api)
  await chooseFirst()
  fireEvent.change(await notes(), { target: { value: 'After six is best' } })
  expect(screen.queryByRole('button', { name: 'Schedule Now' })).toBeNull()
  expect(screen.getByText(/^You need an account to book/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy()
  api.answer(readSession, { user: buildUser() })
  await app.session.accept(buildUser())
  expect((await notes()).value).toBe('After six is best')
  await dates()
  expect(app.router.state.location.search).toEqual({ therapist: 'meera-iyer', form: 'schedule' })
  expect(times().getByRole<HTMLInputElement>('radio', { name: timesOf(freeSlots[0]) }).checked).toBe(true)
})
