import type { Booking, Therapist } from '@maitri/contracts'
import type { Practice } from '../therapists-file'

/** What of a therapist says where a session is and what it needs. */
export type PlaceOfTherapist = Pick<Therapist, 'phone' | 'city' | 'address' | 'landmark' | 'bring' | 'cancelHours'>
export type SessionPlace = Pick<Booking, 'phone' | 'address' | 'meetingLink' | 'bring' | 'freeUntil'>

/** Of a practice that the operator's file no longer names. */
export const nowhere: PlaceOfTherapist = {
  phone: null,
  city: null,
  address: null,
  landmark: null,
  bring: null,
  cancelHours: 0,
}

/** Where one session is, by the operator's file as it stands: a practice that moved is found at its new place. */
export function placeOfSession(
  { type, state, startsAt }: Pick<Booking, 'type' | 'state' | 'startsAt'>,
  practice: (Pick<Practice, 'meetingLink'> & { therapist: PlaceOfTherapist }) | null,
): SessionPlace {
  const { phone, city, address, landmark, bring, cancelHours } = practice?.therapist ?? nowhere
  const parts = [address, landmark, city].filter((part) => part !== null)
  return {
    phone,
    address: type === 'in_person' && parts.length > 0 ? parts.join(', ') : null,
    meetingLink: type !== 'in_person' && state === 'booked' ? (practice?.meetingLink ?? null) : null,
    bring,
    freeUntil: cancelHours > 0 ? new Date(Date.parse(startsAt) - cancelHours * 3_600_000).toISOString() : null,
  }
}
