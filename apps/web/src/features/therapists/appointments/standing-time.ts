import type { Booking } from '@maitri/contracts'

type StandingTime = Pick<Booking, 'startsAt' | 'endsAt' | 'state'>

/** When an appointment is to be kept as things stand: of one that is being moved, its confirmed time until the new one is confirmed. */
export function standingTime({ startsAt, endsAt, state, heldStartsAt, heldEndsAt }: Booking): StandingTime {
  if (heldStartsAt === null || heldEndsAt === null) return { startsAt, endsAt, state }
  return { startsAt: heldStartsAt, endsAt: heldEndsAt, state: 'booked' }
}
