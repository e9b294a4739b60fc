import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { language, moment, recordId } from './fields'
import { line, lines, name, timeZone } from './text'
import { sessionTypes } from './therapists'

/** The most characters of the notes of a booking. */
export const bookingNotesMaxLength = 1000

/**
 * 'requested' until the practice confirms; 'booked' once it did, or was told and confirms at once. 'declined' by the practice and 'expired'
 * without its answer end a request; their slots and those of cancelled ones are free again.
 */
export const bookingStates = ['requested', 'booked', 'cancelled', 'declined', 'expired'] as const

/** One appointment. One that ended stays listed. */
export const booking = z.object({
  id: recordId,
  /** What a person can say on the phone: two groups of four letters and digits. */
  reference: z.string(),
  therapistId: z.string(),
  /** As the therapist was called when it was booked. */
  therapistName: z.string(),
  isExample: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  type: z.enum(sessionTypes),
  /** The language of the session, as the profile names it; null where none was chosen, as in bookings of older versions. */
  sessionLanguage: z.nullable(z.string()),
  notes: z.string(),
  /** The person's time zone when they booked. */
  timeZone,
  state: z.enum(bookingStates),
  /** Whether the practice knows of it; of an example nobody is told. */
  practice: z.enum(['told', 'waiting', 'not_told', 'example']),
  /** Until when a request waits for the practice, which then is over; null where it does not wait. */
  confirmBy: z.nullable(moment),
  /** Another time that the practice suggests for a request; moving there books it. */
  suggestedStartsAt: z.nullable(moment),
  /** Of a confirmed appointment that is being moved: its confirmed time, which stands until the practice confirms the new one. */
  heldStartsAt: z.nullable(moment),
  heldEndsAt: z.nullable(moment),
  /** Of a request to an example: the page on which a practice would answer it, for the person to try. */
  exampleAnswerPath: z.nullable(z.string()),
  /** Where the practice answers the phone; null where its profile names none. */
  phone: z.nullable(z.string()),
  /** Where a session in person is, with its landmark and city; null of others, and where the profile does not say. */
  address: z.nullable(z.string()),
  /** The practice's own link of a video or audio session, once it is booked; null before, and where it has none. */
  meetingLink: z.nullable(z.string()),
  /** What to bring; null where the profile does not say. */
  bring: z.nullable(z.string()),
  /** Until when moving and cancelling costs nothing; null where there is no such limit. */
  freeUntil: z.nullable(moment),
  /** The calendar file's SEQUENCE: one more with every change. */
  sequence: z.int(),
  createdAt: moment,
  updatedAt: moment,
  /** How the mail about the latest change fares; 'kept' where no mail is set up here and it waits in the operator's outbox. */
  mail: z.enum(['waiting', 'sent', 'kept', 'not_sent']),
})

export type Booking = z.infer<typeof booking>

/** `id` is made on the device, so that a repeated request books once. */
export const bookInput = z.object({
  id: recordId,
  therapistId: name(60),
  startsAt: moment,
  type: z.enum(sessionTypes),
  /** One that the profile names. */
  sessionLanguage: z.optional(line(120, 1)),
  notes: lines(bookingNotesMaxLength),
  timeZone,
  language,
})

const params = z.object({ id: recordId })

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'person',
  summary: "The person's appointments, by their beginning",
  response: z.object({ bookings: z.array(booking) }),
})
/** Refuses with `slot_taken` where someone was quicker, and with `slot_not_offered` where the slot is past or not in the hours. */
export const book = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'person',
  summary: 'Ask for one slot',
  body: bookInput,
  response: booking,
})
/**
 * Moves it to another free slot, all or nothing; the old one is free again. Where the practice has to confirm the new time of an appointment
 * that it had confirmed, the old one stands until then, and for good where it declines or does not answer.
 */
export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/{id}/move',
  access: 'person',
  summary: 'Move an appointment',
  params,
  body: z.object({ startsAt: moment, language }),
  response: booking,
})
/** Cancelling twice changes nothing the second time. */
export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/{id}/cancel',
  access: 'person',
  summary: 'Cancel an appointment',
  params,
  body: z.object({ language }),
  response: booking,
})
/** One that is still ahead has to be cancelled first: refuses with `conflict`, so that nobody waits for it unknowingly. */
export const deleteBooking = endpoint({
  method: 'DELETE',
  path: '/api/bookings/{id}',
  access: 'person',
  summary: "Take an appointment that is over or cancelled off the person's list, for good",
  params,
})
