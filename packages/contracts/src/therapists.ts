import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { moment } from './fields'
import { name as slug } from './text'

export const sessionTypes = ['video', 'audio', 'in_person'] as const
export type SessionType = (typeof sessionTypes)[number]

/** Monday first, as the specification abbreviates them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

/** The weekdays that have hours, in order. */
export const openDaysOf = (weeklyHours: readonly (readonly unknown[])[]): Weekday[] =>
  weekdays.filter((_, day) => (weeklyHours[day] ?? []).length > 0)

/** How far ahead slots are offered, in days: the next four weeks. */
export const bookableDays = 28

/** How a practice takes appointments: by being told, or once it answered. */
export const waysToConfirm = ['at_once', 'by_reply'] as const

const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1440))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** A therapist of the specification, section 3. Words are shown as they are written; only Maitri's own are translated. */
export const therapist = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name,
  specialization: name,
  /** Years of practice. */
  experience: z.int().check(z.minimum(0), z.maximum(70)),
  /** 0 to 5; null where nobody rated. */
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  /** A `data:` address; null draws the initials. */
  image: z.nullable(z.string()),
  bio: words,
  approach: words,
  education: z.array(name).check(z.minLength(1)),
  /** The body that registered them, for instance the Rehabilitation Council of India, and the number there. */
  registration: z.object({ body: name, number: name }),
  insurances: z.array(name),
  languages: z.array(name).check(z.minLength(1)),
  sessionTypes: z.array(z.enum(sessionTypes)).check(z.minLength(1)),
  /** In rupees for one session. */
  sessionFee: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** The days with hours, in order. */
  availability: z.array(z.enum(weekdays)),
  /** Seven lists, Monday first, of open hours in minutes since midnight by the therapist's clock. */
  weeklyHours: z
    .array(z.array(z.object({ from: minuteOfDay, until: minuteOfDay })))
    .check(z.minLength(7), z.maxLength(7)),
  /** IANA name, for instance Asia/Kolkata. */
  timeZone: z.string(),
  /** Length of a session in minutes. */
  slotMinutes: z.int().check(z.minimum(15), z.maximum(240)),
  /** Within how many hours a message is answered; null where nobody answers, as with the example profiles. */
  answersWithinHours: z.nullable(z.int().check(z.minimum(1), z.maximum(720))),
  /** Where the practice answers the phone; null where the profile names none. */
  phone: z.nullable(z.string().check(z.maxLength(30))),
  /** Where sessions in person are, and what stands nearby; null where the profile does not say. */
  city: z.nullable(name),
  address: z.nullable(z.string().check(z.maxLength(300))),
  landmark: z.nullable(name),
  /** What to bring to a session. */
  bring: z.nullable(z.string().check(z.maxLength(500))),
  /** Holidays and other days without sessions beside the weekly hours, first and last day of each by the therapist's calendar. */
  closedDays: z.array(z.object({ from: calendarDay, to: calendarDay })),
  /** How many hours before its beginning a slot can be asked for at the latest. */
  leadHours: z.int().check(z.minimum(2), z.maximum(336)),
  /** Until how many hours before the session moving and cancelling costs nothing; 0 until it begins. */
  cancelHours: z.int().check(z.minimum(0), z.maximum(336)),
  confirms: z.enum(waysToConfirm),
  /** True of the six profiles that come with Maitri: no real person stands behind them. */
  isExample: z.boolean(),
})

export type Therapist = z.infer<typeof therapist>

/** A therapist as listed; `nextAvailable` is the beginning of the first free slot within the bookable days, or null. */
export const listedTherapist = z.object({ ...therapist.shape, nextAvailable: z.nullable(moment) })
export type ListedTherapist = z.infer<typeof listedTherapist>

const params = z.object({ id: slug(60) })

export const readTherapists = endpoint({
  method: 'GET',
  path: '/api/therapists',
  access: 'public',
  summary: 'All therapists of this installation',
  response: z.object({ therapists: z.array(listedTherapist) }),
})
/** The beginnings of free slots in order, in UTC, over the bookable days; none in the past, taken ones gone. */
export const readSlots = endpoint({
  method: 'GET',
  path: '/api/therapists/{id}/slots',
  access: 'public',
  summary: 'Free slots of one therapist',
  params,
  response: z.object({ slots: z.array(moment), slotMinutes: z.int(), timeZone: z.string() }),
})
