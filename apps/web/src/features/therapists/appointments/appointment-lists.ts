import type { Booking } from '@maitri/contracts'
import { standingTime } from './standing-time'

export type AppointmentLists = {
  /** Booked or asked for, and not over, the next first. */
  coming: Booking[]
  /** Over, cancelled or not confirmed, the latest first. */
  past: Booking[]
}

/** Divides the person's bookings at a moment. One that has begun is still coming until it ends. */
export function appointmentLists(bookings: readonly Booking[], now: Date): AppointmentLists {
  const isComing = ({ state, endsAt }: Booking) =>
    (state === 'booked' || state === 'requested') && new Date(endsAt) > now
  const beginningOf = (booking: Booking) => Date.parse(standingTime(booking).startsAt)
  const inOrder = bookings.toSorted((one, other) => beginningOf(one) - beginningOf(other))
  return {
    coming: inOrder.filter(isComing),
    past: inOrder.filter((booking) => !isComing(booking)).reverse(),
  }
}
