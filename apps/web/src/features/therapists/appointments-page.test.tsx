import { cancelBooking, deleteBooking, listBookings, moveBooking } from '@maitri/contracts'
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { buildBooking, freeSlots, signedInApi, therapistsApi } from './testing/therapists-api'

// The first of a file opens the whole app for the first time, beside others' work.
configure({ asyncUtilTimeout: 25_000 })

afterEach(() => {
  vi.restoreAllMocks()
})

const address = '/therapists/appointments'
const coming = () => screen.findByRole('region', { name: 'Upcoming' })
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

/** The text of the next file that is handed to the browser, and its name. */
function catchDownload() {
  const caught: { file?: Blob; name?: string } = {}
  URL.createObjectURL = (file) => {
    caught.file = file as Blob
    return 'blob:caught'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    caught.name = this.download
  })
  return async () => ({ name: caught.name, text: await caught.file?.text() })
}

test('what is coming stands with its reference and mail, what is over below it', async () => {
  const over = buildBooking({ id: '1b8de3c4-5a0f-4d53-8a0e-4f6d2c1b9a70', startsAt: yesterday, reference: 'AAAA-BBBB' })
  renderApp(address, signedInApi([over, buildBooking({ mail: 'waiting', notes: 'It is about sleep' })]))
  const next = within(await coming())
  expect(next.getByText('Dr. Meera Iyer, Video')).toBeTruthy()
  expect(next.getByText('Reference K7MD-2Q9X')).toBeTruthy()
  expect(next.getByText('It is about sleep')).toBeTruthy()
  expect(next.getByText("We're emailing you the details.")).toBeTruthy()
  const past = within(screen.getByRole('region', { name: 'Past and cancelled' }))
  expect(past.getByText('Reference AAAA-BBBB')).toBeTruthy()
  expect(past.queryByRole('button', { name: /^(?:Move|Cancel|Calendar)/ })).toBeNull()
})

test('one that is over is deleted after a question that says what the practice keeps', async () => {
  const over = buildBooking({ startsAt: yesterday })
  const api = signedInApi([over])
  api.disconnect(deleteBooking)
  renderApp(address, api)
  const past = within(await screen.findByRole('region', { name: 'Past and cancelled' }))
  fireEvent.click(past.getByRole('button', { name: /^Delete the appointment on/ }))
  expect(screen.getByText(/The practice keeps any emails it got about it\.$/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  expect(await screen.findByText('Network error. Please check your connection')).toBeTruthy()
  api.answer(deleteBooking, () => {
    api.answer(listBookings, { bookings: [] })
    return undefined
  })
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  expect(await screen.findByText('Appointment deleted.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Past and cancelled' })).toBeNull()
  expect(api.calls(deleteBooking).at(-1)).toMatchObject({ params: { id: over.id } })
})

test('an appointment moves in place to another free time', async () => {
  const api = signedInApi([buildBooking()])
  api.answer(moveBooking, ({ body }) => {
    const moved = buildBooking({ startsAt: body.startsAt, sequence: 1 })
    api.answer(listBookings, { bookings: [moved] })
    return moved
  })
  renderApp(address, api)
  fireEvent.click(within(await coming()).getByRole('button', { name: /^Move the appointment on/ }))
  const dates = within(await screen.findByRole('radiogroup', { name: 'Date' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move it here' }))
  expect(await screen.findByText('Please choose a date')).toBeTruthy()
  fireEvent.click(dates.getAllByRole('radio')[1] as HTMLElement)
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio')[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Move it here' }))
  expect(await screen.findByText(/^Moved to /)).toBeTruthy()
  expect(api.calls(moveBooking)[0]?.body).toEqual({ startsAt: freeSlots[2], language: 'en' })
  expect(screen.queryByRole('button', { name: 'Move it here' })).toBeNull()
})

test('a request says that it is not confirmed, who knows of it, until when, and whom to call', async () => {
  const asked = buildBooking({
    ...{ isExample: false, state: 'requested', practice: 'not_told', phone: '+91 80 4000 1234' },
    confirmBy: freeSlots[0],
  })
  renderApp(address, signedInApi([asked]))
  const next = within(await coming())
  expect(next.getByText('Requested, not yet confirmed')).toBeTruthy()
  expect(next.getByText("We haven't told the practice.")).toBeTruthy()
  expect(next.getByText(/^If it isn't confirmed by .* nothing is booked\.$/)).toBeTruthy()
  expect(next.getByRole('link', { name: /^Call the practice/ }).getAttribute('href')).toBe('tel:+918040001234')
})

test('a session says where it is, how to join, what to bring, and what a late change costs', async () => {
  const place = { address: '12 Lake Road, Opposite the library, Mysuru', bring: 'Your reports' }
  const soon = { ...place, isExample: false, practice: 'told', freeUntil: '2026-11-01T08:00:00.000Z' } as const
  const meetingLink = 'https://meet.example.org/asha'
  renderApp(address, signedInApi([buildBooking({ ...soon, meetingLink, phone: '+91 80 4000 1234' })]))
  const next = within(await coming())
  expect(next.getByText(place.address)).toBeTruthy()
  expect(next.getByText('Your reports')).toBeTruthy()
  expect(next.getByRole('link', { name: 'meet.example.org/asha' }).getAttribute('href')).toBe(meetingLink)
  expect(next.getByRole('link', { name: '+91 80 4000 1234' }).getAttribute('href')).toBe('tel:+918040001234')
  expect(next.queryByText('Move or cancel free of charge until'), 'that time is over').toBeNull()
  fireEvent.click(next.getByRole('button', { name: /^Cancel the appointment on/ }))
  expect(next.getByText(/^It's too late to move or cancel for free/)).toBeTruthy()
})

test('a request that nobody confirmed costs nothing to take back', async () => {
  const asked = {
    state: 'requested',
    isExample: false,
    practice: 'told',
    freeUntil: '2026-11-01T08:00:00.000Z',
  } as const
  renderApp(address, signedInApi([buildBooking(asked)]))
  const next = within(await coming())
  fireEvent.click(next.getByRole('button', { name: /^Cancel the appointment on/ }))
  expect(next.getByText(/^Cancel this appointment\?/)).toBeTruthy()
  expect(next.queryByText(/free of charge/)).toBeNull()
})

test('a time that the practice suggests is taken by one press; what it declined is past', async () => {
  const asked = buildBooking({ state: 'requested', practice: 'told', suggestedStartsAt: freeSlots[2] })
  const declined = buildBooking({ id: '1b8de3c4-5a0f-4d53-8a0e-4f6d2c1b9a70', state: 'declined' })
  const api = signedInApi([asked, declined])
  api.answer(moveBooking, ({ body }) => {
    const booked = buildBooking({ startsAt: body.startsAt, sequence: 2 })
    api.answer(listBookings, { bookings: [booked] })
    return booked
  })
  renderApp(address, api)
  const past = within(await screen.findByRole('region', { name: 'Past and cancelled' }))
  expect(past.getByText('Not confirmed by the practice')).toBeTruthy()
  fireEvent.click(within(await coming()).getByRole('button', { name: 'Accept this time' }))
  expect(await screen.findByText(/^Moved to /)).toBeTruthy()
  expect(api.calls(moveBooking)[0]?.body).toEqual({ startsAt: freeSlots[2], language: 'en' })
})

test('a time that is taken meanwhile says so and leaves the appointment as it was', async () => {
  const api = signedInApi([buildBooking()])
  api.refuse(moveBooking, 'slot_taken', 409)
  renderApp(address, api)
  fireEvent.click(within(await coming()).getByRole('button', { name: /^Move the appointment on/ }))
  const dates = within(await screen.findByRole('radiogroup', { name: 'Date' }))
  fireEvent.click(dates.getAllByRole('radio')[1] as HTMLElement)
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio')[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Move it here' }))
  expect(await screen.findByText(/^Someone just booked that time/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep this time' }))
  expect(within(await coming()).getByText('Reference K7MD-2Q9X')).toBeTruthy()
})

test('cancelling asks in place, then says so, and gives a calendar file that takes it back', async () => {
  const api = signedInApi([buildBooking()])
  api.answer(cancelBooking, () => {
    const cancelled = buildBooking({ state: 'cancelled', sequence: 1 })
    api.answer(listBookings, { bookings: [cancelled] })
    return cancelled
  })
  renderApp(address, api)
  const caught = catchDownload()
  fireEvent.click(within(await coming()).getByRole('button', { name: /^Calendar file/ }))
  const file = await caught()
  expect(file.name).toBe('appointment-K7MD-2Q9X.ics')
  expect(file.text).toContain('METHOD:PUBLISH')
  expect(file.text).toContain('SUMMARY:Appointment')
  expect(file.text).not.toMatch(/Meera|Iyer|Anxiety/)

  const cancel = within(await coming()).getByRole('button', { name: /^Cancel the appointment on/ })
  fireEvent.click(cancel)
  expect(document.activeElement?.textContent).toBe('Keep it')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(api.calls(cancelBooking)).toEqual([])
  fireEvent.click(within(await coming()).getByRole('button', { name: /^Cancel the appointment on/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText(/^Cancelled: Dr\. Meera Iyer, /)).toBeTruthy()
  const past = within(await screen.findByRole('region', { name: 'Past and cancelled' }))
  fireEvent.click(past.getByRole('button', { name: /^Calendar file/ }))
  expect((await caught()).text).toContain('METHOD:CANCEL')
  expect((await caught()).text).toContain('SEQUENCE:1')
})

test('no appointments: the way to one; a list that does not come can be asked for again', async () => {
  const api = signedInApi()
  api.refuse(listBookings, 'internal', 500)
  const { user } = renderApp(address, api)
  expect(await screen.findByText("We couldn't load your appointments.")).toBeTruthy()
  api.answer(listBookings, { bookings: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("You don't have any appointments.")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a therapist' }).getAttribute('href')).toBe('/therapists')
})

test('a guest learns what appointments need', async () => {
  renderApp(address, therapistsApi())
  expect(await screen.findByText(/^You need an account to book/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeTruthy()
})

test('Home shows the next appointment, and only to those who have one', async () => {
  renderApp('/', signedInApi([buildBooking()]))
  const next = within(await screen.findByRole('region', { name: 'Your next appointment' }))
  expect(next.getByText(/Dr\. Meera Iyer/)).toBeTruthy()
  expect(next.getByRole('link', { name: 'See my appointments' }).getAttribute('href')).toBe(address)
})
