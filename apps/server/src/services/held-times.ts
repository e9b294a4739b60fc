import type { StoredBooking } from '../db/booking-rows'

/** Times of a booking that need no answer any more. */
export type AgreedTimes = { suggested: string | null; held: string | null }

/** The confirmed time that a move leaves standing while the practice has not confirmed the new one. */
export const heldTimeOf = ({ state, isConfirmed, startsAt, heldStartsAt }: StoredBooking) =>
  state === 'booked' && isConfirmed ? startsAt : heldStartsAt

/** An appointment as it stands while its move is not confirmed; any other as it is. */
export function asHeld(booking: StoredBooking): StoredBooking {
  const { heldStartsAt, heldEndsAt } = booking
  if (heldStartsAt === null || heldEndsAt === null) return booking
  const time = { startsAt: heldStartsAt, endsAt: heldEndsAt, heldStartsAt: null, heldEndsAt: null }
  return { ...booking, ...time, state: 'booked', confirmBy: null, suggestedStartsAt: null, isConfirmed: true }
}

/** Whether the practice let the time pass in which it could have confirmed a move. */
export const isUnansweredMove = ({ heldStartsAt, confirmBy }: StoredBooking, at: Date) =>
  heldStartsAt !== null && confirmBy !== null && Date.parse(confirmBy) <= at.getTime()
