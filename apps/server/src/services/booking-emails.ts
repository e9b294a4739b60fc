import { formatFor } from '@maitri/content/format'
import { spokenLanguage } from '@maitri/content/spoken-language'
import type { Therapist } from '@maitri/contracts'
import { calendarFile, type Language } from '@maitri/domain'
import type { BookingEmails, ReplacedTime, StoredBooking, TakenTime } from '../db/booking-rows'
import type { CalendarPart, Email } from '../db/outbox'
import type { Practice } from '../therapists-file'
import { bookingEmail, mailLine, practiceBookingEmail } from './email-templates'
import { type PlaceOfTherapist, placeOfSession, type SessionPlace } from './session-place'
import type { Person } from './sessions'

/**
 * 'requested' waits for the practice, also after a move; 'confirmed' by the practice, 'booked' without its answer to wait for; 'kept' where the
 * new time of a confirmed appointment was not confirmed. Both hear of everything but of a reminder and a suggestion, which are the person's.
 */
export type BookingEvent =
  | 'requested'
  | 'confirmed'
  | 'booked'
  | 'kept'
  | 'moved'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'suggested'
  | 'reminder'

/** What mail about a booking says of a practice, and where it goes. */
export type MailedPractice = Pick<Practice, 'email' | 'emailLanguage' | 'meetingLink'> & {
  therapist: Pick<Therapist, 'name' | 'timeZone'> & PlaceOfTherapist
}

export type BookingChange = {
  event: BookingEvent
  person: Pick<Person, 'email' | 'displayName'>
  language: Language
  /** Null where the operator's file no longer names the therapist. */
  practice: MailedPractice | null
  /** Why, where neither of the two did it. */
  reason?: 'practice_gone'
  at: Date
}

type MailAddresses = {
  /** The page of appointments. */
  link: string
  /** Where the practice answers a request as it now is. */
  answerLinkOf: (booking: Pick<StoredBooking, 'id' | 'sequence'>) => string
  /** The address that mail comes from. */
  organizer: string
}

type EmailContext = BookingChange & MailAddresses & { booking: StoredBooking; before: TakenTime | null }
type Reader = { language: Language; timeZone: string }

const remindMinutesBefore = 30

/**
 * The mails about a booking, each with its calendar file. The person's names neither therapist nor notes, since mailboxes and calendars are
 * shared; the practice's says who comes and what they wrote.
 */
export function createBookingEmails(addresses: MailAddresses) {
  return (change: BookingChange): BookingEmails =>
    (booking, replaced) => {
      const context = { ...addresses, ...change, booking, before: replaced && timeBefore(change.event, replaced) }
      return { person: emailToPerson(context), practice: emailToPractice(context) }
    }
}

/** Which time a mail calls the one before: what was confirmed, but where that stays the one that was asked for. */
function timeBefore(event: BookingEvent, { startsAt, endsAt, heldStartsAt, heldEndsAt }: ReplacedTime): TakenTime {
  const isMoveOfConfirmed = event !== 'kept' && heldStartsAt !== null && heldEndsAt !== null
  return isMoveOfConfirmed ? { startsAt: heldStartsAt, endsAt: heldEndsAt } : { startsAt, endsAt }
}

function emailToPerson(context: EmailContext): Email {
  const { event, person, language, booking, practice, reason, link } = context
  const isUntold = !booking.isExample && !practice?.email
  const place = placeOfSession(booking, practice)
  const values = {
    ...timesAndReference(context, { language, timeZone: booking.timeZone }),
    reason: reason ? `${mailLine(language, reason)}\n\n` : '',
    example: booking.isExample ? `${mailLine(language, 'example')}\n\n` : '',
    untold: isUntold ? `${mailLine(language, 'not_told')}\n\n` : '',
    ending: endingOf(event, booking, { language, timeZone: booking.timeZone }),
    place: placeLines({ ...place, ...booking }, { language, timeZone: booking.timeZone }, context.at),
    link,
  }
  return {
    recipient: person.email,
    ...bookingEmail(language, event === 'confirmed' ? 'booked' : event, values),
    // A reminder changes nothing of what the calendar has.
    ...(event !== 'reminder' && {
      calendar: calendarPart(context, language, person.email, mailLine(language, 'appointment'), place),
    }),
  }
}

/** What becomes of a request that nobody answers; of a confirmed appointment, that it stays. */
function endingOf(event: BookingEvent, { heldStartsAt, heldEndsAt, confirmBy }: StoredBooking, reader: Reader): string {
  if (confirmBy === null) return ''
  const isHeld = heldStartsAt !== null && heldEndsAt !== null
  const line = isHeld ? 'stays_unconfirmed' : event === 'suggested' ? 'ends_unaccepted' : 'ends_unconfirmed'
  const held = isHeld ? timeText({ startsAt: heldStartsAt, endsAt: heldEndsAt }, reader) : ''
  return mailLine(reader.language, line)
    .replace('{{until}}', () => momentText(confirmBy, reader))
    .replace('{{held}}', () => held)
}

/** Its own answer comes back to the practice too, so that its calendar says the same. */
type PracticeEvent = Exclude<BookingEvent, 'suggested' | 'reminder'>
const isToldToPractice = (event: BookingEvent): event is PracticeEvent => event !== 'suggested' && event !== 'reminder'

function emailToPractice(context: EmailContext): Email | null {
  const { event, person, practice, booking, before, answerLinkOf } = context
  if (!practice?.email || !isToldToPractice(event)) return null
  const { therapist, email, emailLanguage: language } = practice
  const values = {
    ...timesAndReference(context, { language, timeZone: therapist.timeZone }),
    moved: before
      ? `\n${mailLine(language, 'before')}: ${timeText(before, { language, timeZone: therapist.timeZone })}`
      : '',
    link: answerLinkOf(booking),
    therapist: therapist.name,
    name: person.displayName,
    email: person.email,
    type: sessionWords(booking, language),
    notes: booking.notes.trim() || mailLine(language, 'no_notes'),
  }
  return {
    recipient: email,
    ...practiceBookingEmail(language, event, values),
    calendar: calendarPart(context, language, email, `${mailLine(language, 'appointment')} ${booking.reference}`),
  }
}

/** Where it is and what it needs, each on a line of its own below the reference. */
function placeLines(
  {
    address,
    meetingLink,
    phone,
    bring,
    freeUntil,
    sessionLanguage,
  }: SessionPlace & Pick<StoredBooking, 'sessionLanguage'>,
  reader: Reader,
  at: Date,
): string {
  // Behind it, only a line that is not true any more.
  const isFreeStill = freeUntil !== null && Date.parse(freeUntil) > at.getTime()
  const lines = [
    ['language', sessionLanguage && spokenLanguage(sessionLanguage, reader.language)],
    ['where', address],
    ['meeting', meetingLink],
    ['phone', phone],
    ['bring', bring],
    ['free_until', isFreeStill && momentText(freeUntil, reader)],
  ] as const
  return lines.map(([name, value]) => (value ? `\n${mailLine(reader.language, name)}: ${value}` : '')).join('')
}

const timesAndReference = ({ booking, before }: EmailContext, reader: Reader) => ({
  when: timeText(booking, reader),
  before: before ? timeText(before, reader) : '',
  suggested: booking.suggestedStartsAt ? momentText(booking.suggestedStartsAt, reader) : '',
  until: booking.confirmBy ? momentText(booking.confirmBy, reader) : '',
  reference: booking.reference,
})

/** Day and hours by the reader's clock, with what people call its zone. */
function timeText({ startsAt, endsAt }: TakenTime, { language, timeZone }: Reader): string {
  const format = formatFor(language)
  return `${format.span(startsAt, endsAt, timeZone)} (${format.zoneName(timeZone, startsAt)})`
}

const momentText = (at: string, { language, timeZone }: Reader) =>
  `${formatFor(language).date(at, 'full_moment', timeZone)} (${formatFor(language).zoneName(timeZone, at)})`

const languageLine = ({ sessionLanguage }: Pick<StoredBooking, 'sessionLanguage'>, reader: Language): string[] =>
  sessionLanguage ? [`${mailLine(reader, 'language')}: ${spokenLanguage(sessionLanguage, reader)}`] : []

/** How a session is, and in which language, to whom it is told. */
export const sessionWords = (booking: Pick<StoredBooking, 'type' | 'sessionLanguage'>, reader: Language): string =>
  [mailLine(reader, booking.type), ...languageLine(booking, reader)].join('. ')

function calendarPart(
  { event, booking, organizer, at }: EmailContext,
  language: Language,
  attendee: string,
  summary: string,
  place: Pick<SessionPlace, 'address' | 'meetingLink'> = { address: null, meetingLink: null },
): CalendarPart {
  const method = event === 'cancelled' || event === 'declined' || event === 'expired' ? 'CANCEL' : 'REQUEST'
  const { id, sequence, reference, heldStartsAt, heldEndsAt } = booking
  // A confirmed time stands in calendars until the new one is confirmed.
  const isHeld = method === 'REQUEST' && heldStartsAt !== null && heldEndsAt !== null
  const { startsAt, endsAt } = isHeld ? { startsAt: heldStartsAt, endsAt: heldEndsAt } : booking
  const content = calendarFile(
    {
      ...{ uid: id, sequence, startsAt, endsAt, summary, organizer, attendee, remindMinutesBefore },
      description: [reference, ...languageLine(booking, language)].join('\n'),
      location: place.address ?? undefined,
      url: place.meetingLink ?? undefined,
      stampedAt: at.toISOString(),
      isBusy: true,
      isTentative: !isHeld && (event === 'requested' || event === 'suggested'),
    },
    method,
  )
  return { method, content }
}
