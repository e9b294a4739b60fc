import type { Booking } from '@maitri/contracts'

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
  const inOrder = bookings.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return {
    coming: inOrder.filter(isComing),
    past: inOrder.filter((booking) => !isComing(booking)).reverse(),
  }
}
