import { readFileSync } from 'node:fs'
import { exampleTherapists } from '@maitri/content/therapists'
import { openDaysOf, sessionTypes, type Therapist, waysToConfirm, weekdays } from '@maitri/contracts'
import { type Language, languages, readWorkingHours, type WorkingHours } from '@maitri/domain'
import * as z from 'zod'

/** A therapist with what only the server knows: where mail about them goes, in which language, and where their sessions by video are. */
export type Practice = {
  therapist: Therapist
  email: string | null
  emailLanguage: Language
  /** Read only by who has a booked session. */
  meetingLink: string | null
}

const line = z.string('must be text').trim().min(1, 'must not be empty').max(120, 'is longer than 120 characters')
const words = z.string('must be text').trim().min(1, 'must not be empty').max(2000, 'is longer than 2000 characters')
const lines = z.array(line, 'must be a list of texts')
const whole = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z.int(rule).min(min, rule).max(max, rule)
}
const oneOf = <const T extends readonly string[]>(allowed: T) => z.enum(allowed, `must be one of ${allowed.join(', ')}`)

const hours = z.string('must be text such as 09:00-13:00').transform((text, context): WorkingHours => {
  const read = readWorkingHours(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: `'${text}' is not of the form 09:00-13:00` })
  return z.NEVER
})

const upTo = (longest: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `is longer than ${longest} characters`)
    .nullable()
    .default(null)

const spanOfDays = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/
const closedDay = z.string('must be text').transform((text, context) => {
  const [, from = '', to = from] = spanOfDays.exec(text) ?? []
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  context.addIssue({
    code: 'custom',
    message: `'${text}' is not a day such as 2026-12-25 or days such as 2026-12-24/2027-01-02`,
  })
  return z.NEVER
})
const closedDays = z
  .array(closedDay, 'must be a list such as ["2026-12-25"]')
  .max(200, 'has more than 200 entries')
  .default([])

const openHours = z
  .array(hours, 'must be a list such as ["09:00-13:00", "16:00-18:00"]')
  .transform((day) => day.toSorted((one, other) => one.from - other.from))
  .refine((day) => day.every(({ from }, index) => from >= (day[index - 1]?.until ?? 0)), 'has hours that overlap')

const profile = z
  .strictObject(
    {
      id: z
        .string('must be text')
        .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be small letters, digits and hyphens, such as asha-menon')
        .max(60, 'is longer than 60 characters'),
      name: line,
      specialization: line,
      experience: whole(0, 70),
      rating: z
        .number('must be a number from 0 to 5')
        .min(0)
        .max(5, 'must be a number from 0 to 5')
        .nullable()
        .default(null),
      image: z
        .string('must be text')
        .regex(
          /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z\d+/]+=*$/,
          'must be an address data:image/…;base64,…',
        )
        .max(100_000, 'is longer than 100000 characters')
        .nullable()
        .default(null),
      bio: words,
      approach: words,
      education: lines.min(1, 'must name at least one'),
      registration: z.strictObject({ body: line, number: line }, errorOfObject('an object with body and number')),
      insurances: lines.default([]),
      languages: lines.min(1, 'must name at least one'),
      sessionTypes: z.array(oneOf(sessionTypes), 'must be a list').min(1, 'must name at least one'),
      sessionFee: whole(0, 100_000),
      weeklyHours: z.strictObject(
        Object.fromEntries(weekdays.map((day) => [day, openHours.optional()])),
        errorOfObject('an object such as { "Mon": ["09:00-13:00"] }'),
      ),
      timeZone: z
        .string('must be text')
        .refine(isTimeZone, 'is not a time zone such as Asia/Kolkata')
        .default('Asia/Kolkata'),
      slotMinutes: whole(15, 240).default(50),
      answersWithinHours: whole(1, 720).nullable().default(null),
      phone: z
        .string('must be text')
        .regex(/^\+?\d[\d -]{4,28}$/, 'must be a phone number such as +91 80 4000 1234')
        .nullable()
        .default(null),
      city: upTo(120),
      address: upTo(300),
      landmark: upTo(120),
      bring: upTo(500),
      meetingLink: z
        .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
        .max(500, 'is longer than 500 characters')
        .nullable()
        .default(null),
      holidays: closedDays,
      blockedDays: closedDays,
      leadHours: whole(2, 336).default(2),
      cancelHours: whole(0, 336).default(0),
      confirms: oneOf(waysToConfirm).default('by_reply'),
      email: z.email('must be an email address').nullable().default(null),
      emailLanguage: oneOf(languages).default('en'),
    },
    errorOfObject('an object'),
  )
  .superRefine(({ weeklyHours, slotMinutes, answersWithinHours, email, confirms }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [day, open = []] of Object.entries(weeklyHours)) {
      if (open.some(({ from, until }) => until - from < slotMinutes))
        refuse(['weeklyHours', day], `has hours shorter than one session of ${slotMinutes} minutes`)
    }
    if (answersWithinHours !== null && email === null)
      refuse(['email'], 'must be given with answersWithinHours, so that messages reach somebody')
    if (confirms === 'at_once' && email === null)
      refuse(['email'], "must be given with confirms 'at_once', so that the practice hears of its appointments")
  })

const register = z
  .array(profile, 'must be a list of profiles')
  .min(1, 'must hold at least one profile')
  .superRefine((profiles, context) => {
    profiles.forEach(({ id }, index) => {
      if (profiles.findIndex((other) => other.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `'${id}' is used by a profile above` })
    })
  })

/** The therapists of this installation: those of the operator's file, or the examples where there is none. Throws every fault at once. */
export function readTherapists(path: string | null): Practice[] {
  if (path === null) {
    const unanswered = { email: null, emailLanguage: 'en', meetingLink: null } as const
    return exampleTherapists.map((therapist) => ({ therapist, ...unanswered }))
  }
  const stored = parseFile(path)
  const parsed = register.safeParse(stored)
  if (parsed.success) return parsed.data.map(practiceOf)
  const faults = parsed.error.issues.map(({ path, message }) => `  ${placeOf(stored, path)}: ${message}`)
  throw new Error(`The therapists in ${path} are not right:\n${faults.join('\n')}`)
}

function parseFile(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`The file of THERAPISTS_FILE cannot be read. ${(error as Error).message}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON. ${(error as Error).message}`)
  }
}

function practiceOf(written: z.output<typeof profile>): Practice {
  const { email, emailLanguage, meetingLink, weeklyHours, holidays, blockedDays, ...shown } = written
  const week = weekdays.map((day) => weeklyHours[day] ?? [])
  const closedDays = [...holidays, ...blockedDays].sort((one, other) => (one.from < other.from ? -1 : 1))
  const therapist = { ...shown, weeklyHours: week, availability: openDaysOf(week), closedDays, isExample: false }
  return { therapist, email, emailLanguage, meetingLink }
}

/** Whether text is a day of the calendar, 30 February not. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Names a profile by its name where it has one, and by its place in the list. */
function placeOf(stored: unknown, [index, ...path]: PropertyKey[]): string {
  if (typeof index !== 'number') return 'the file'
  const name = (stored as { name?: unknown }[])[index]?.name
  const profile =
    typeof name === 'string' && name.trim() !== '' ? `profile ${index + 1} (${name})` : `profile ${index + 1}`
  return [profile, path.join('.')].filter(Boolean).join(', ')
}

/** In an operator's words, what is wrong with an object as a whole. */
function errorOfObject(expected: string) {
  const error: z.core.$ZodErrorMap<z.core.$ZodIssueUnrecognizedKeys | z.core.$ZodIssueInvalidType> = (issue) =>
    issue.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : `must be ${expected}`
  return { error }
}

/** Whether this machine knows a zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
