import { expect, test } from 'vitest'
import { buildBooking } from '../testing/therapists-api'
import { appointmentLists } from './appointment-lists'

const now = new Date('2026-11-23T10:00:00Z')
const at = (id: string, startsAt: string, state: 'booked' | 'cancelled' = 'booked') =>
  buildBooking({ id, startsAt, state })

test('what is booked and not over is coming, the next first; the rest is past, the latest first', () => {
  const bookings = [
    at('later', '2026-11-25T10:00:00Z'),
    at('running', '2026-11-23T09:30:00Z'),
    at('over', '2026-11-22T09:30:00Z'),
    at('cancelled', '2026-11-24T09:30:00Z', 'cancelled'),
    at('just-over', '2026-11-23T09:10:00Z'),
  ]
  const { coming, past } = appointmentLists(bookings, now)
  expect(coming.map(({ id }) => id)).toEqual(['running', 'later'])
  expect(past.map(({ id }) => id)).toEqual(['cancelled', 'just-over', 'over'])
})
