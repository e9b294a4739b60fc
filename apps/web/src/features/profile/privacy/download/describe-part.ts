import {
  bookingStates,
  consentPurposes,
  groupTypes,
  keyCapabilities,
  reminderSubjects,
  sessionTypes,
  type UseCount,
  useCount,
} from '@maitri/contracts'
import { languages } from '@maitri/domain'
import * as z from 'zod/mini'
import type { Described } from '../../../../components/record-words/described'
import { languageNames } from '../../../../lib/i18n/language-names'
import { choiceNames } from '../choices/choice-names'
import type { Format, Words } from './page-format'

/** One thing of a part, under the moment it speaks of where it has one. */
export type DescribedThing = { at: string | null; lines: Described }

type Describe = (value: unknown, t: Words, format: Format) => DescribedThing[] | null

const text = z.string()
const moments = {
  createdAt: z.optional(text),
  at: z.optional(text),
  sentAt: z.optional(z.nullable(text)),
  joinedAt: z.optional(text),
}

const counted = { day: text, counts: z.array(useCount) }

/** A list of things of one shape, or one thing; null where this version cannot read one of them. */
function each<S extends z.ZodMiniType>(
  schema: S,
  describe: (one: z.output<S>, t: Words, format: Format) => Described,
  atOf: (one: z.output<S>) => string | null | undefined = () => null,
): Describe {
  return (value, t, format) => {
    const things: DescribedThing[] = []
    for (const one of Array.isArray(value) ? value : value === null ? [] : [value]) {
      const read = z.safeParse(schema, one)
      if (!read.success) return null
      things.push({
        at: atOf(read.data) ?? null,
        lines: describe(read.data, t, format).filter(([, words]) => words.trim() !== ''),
      })
    }
    return things.filter(({ at, lines }) => at !== null || lines.length > 0)
  }
}

/** That there is one, and since when. */
const since = each(
  z.object(moments),
  () => [],
  ({ createdAt, at, sentAt, joinedAt }) => createdAt ?? at ?? sentAt ?? joinedAt,
)

const describers: Record<string, Describe> = {
  account: each(
    z.object({
      displayName: text,
      email: text,
      createdAt: text,
      language: z.enum(languages),
    }),
    ({ displayName, email, createdAt, language }, t, { moment }) => [
      [t('account:details.name'), displayName],
      [t('account:details.email'), email],
      [t('account:details.joined'), moment(createdAt)],
      [t('account:preferences.language'), languageNames[language].native],
    ],
  ),
  signIn: each(z.object({ email: text, emailVerified: z.boolean() }), ({ email, emailVerified }, t) => [
    [t('account:details.email'), email],
    [null, emailVerified ? t('account:email.verified') : ''],
  ]),
  signInMethods: each(z.object({ providerId: text }), ({ providerId }, t) => [
    [null, providerId === 'credential' ? t('account:password.heading') : 'Google'],
  ]),
  sessions: each(z.object({ createdAt: text }), ({ createdAt }, t, { moment }) => [
    [null, t('account:sessions.begun', { date: moment(createdAt) })],
  ]),
  consents: each(
    z.object({ purpose: z.enum(consentPurposes), granted: z.boolean(), at: text }),
    ({ purpose, granted }, t) => [
      [
        null,
        t(granted ? 'choices.entry_given' : 'choices.entry_not_given', {
          choice: t(`choices.${choiceNames[purpose]}`),
        }),
      ],
    ],
    ({ at }) => at,
  ),
  progress: each(
    z.object({
      insightsRead: z.number(),
      toolsUsed: z.number(),
      routinesCompleted: z.number(),
      mindmitraChats: z.number(),
    }),
    ({ insightsRead, toolsUsed, routinesCompleted, mindmitraChats }, t) => [
      [t('progress:stats.insights'), String(insightsRead)],
      [t('progress:stats.tools'), String(toolsUsed)],
      [t('progress:stats.routines'), String(routinesCompleted)],
      [t('progress:stats.chats'), String(mindmitraChats)],
    ],
  ),
  groups: each(
    // Of one that was closed the words are gone.
    z.object({
      name: z.optional(text),
      description: z.optional(text),
      type: z.optional(z.enum(groupTypes)),
      tags: z.optional(z.array(text)),
      createdAt: text,
    }),
    ({ name = '', description = '', type, tags = [] }, t, { list }) => [
      [t('community:form.name'), name],
      [t('community:form.description'), description],
      [t('community:form.type'), type ? t(`community:types.${type}`) : ''],
      [t('community:form.tags'), list(tags)],
    ],
    ({ createdAt }) => createdAt,
  ),
  memberships: each(z.object({ pseudonym: text, joinedAt: text }), nickname, ({ joinedAt }) => joinedAt),
  joinedGroups: each(z.object({ pseudonym: text, joinedAt: text }), nickname, ({ joinedAt }) => joinedAt),
  reports: since,
  hiddenGroups: since,
  providerKeys: each(
    z.object({ capability: z.enum(keyCapabilities), lastFour: text, at: text }),
    ({ capability, lastFour }, t) => [[t(`account:keys.names.${capability}`), t('account:keys.set', { lastFour })]],
    ({ at }) => at,
  ),
  pendingEmail: each(z.object({ email: text }), ({ email }, t) => [[t('account:details.email'), email]]),
  authenticatorApp: since,
  passkeys: since,
  recoveryCodes: since,
  pushDevices: since,
  mails: since,
  openLinks: since,
  reminder: each(
    z.object({ about: z.optional(z.enum(reminderSubjects)), minuteOfDay: z.number(), timeZone: text }),
    ({ about, minuteOfDay, timeZone }, t) => [
      [
        t(about === 'worry_time' ? 'account:reminder.worry.heading' : 'account:reminder.time'),
        `${clock(minuteOfDay)} (${timeZone})`,
      ],
    ],
  ),
  bookings: each(
    z.object({
      therapistName: text,
      startsAt: text,
      type: z.enum(sessionTypes),
      state: z.enum(bookingStates),
      reference: text,
      notes: text,
      sessionLanguage: z.optional(z.nullable(text)),
    }),
    ({ therapistName, type, state, reference, notes, sessionLanguage }, t) => [
      [null, t('booking:booked.what', { name: therapistName, type: t(`booking:types.${type}`) })],
      [null, stateOf(state, t)],
      [t('booking:booked.reference'), reference],
      [t('booking:place.language'), sessionLanguage ?? ''],
      [t('booking:schedule.notes'), notes],
    ],
    ({ startsAt }) => startsAt,
  ),
  therapistMessages: each(
    z.object({ author: z.enum(['person', 'therapist']), text, sentAt: text }),
    ({ author, text: words }, t) => [[author === 'person' ? t('booking:message.you') : null, words]],
    ({ sentAt }) => sentAt,
  ),
  useCounts: each(z.object({ ...counted, sent: z.nullable(z.object(counted)) }), ({ day, counts, sent }, t, format) => [
    [null, t('choices.uses', { uses: usesIn(counts, t, format), date: format.day(day) })],
    [null, sent ? t('choices.uses_sent', { uses: usesIn(sent.counts, t, format), date: format.day(sent.day) }) : ''],
  ]),
  drafts: (value) => wordsWithin(value).map((words) => ({ at: null, lines: [[null, words]] })),
  settings: each(z.object({ worryTime: z.optional(z.object({ time: text })) }), ({ worryTime }, t) => [
    [null, worryTime ? t('tool_writing:worry.daily_set', { time: worryTime.time }) : ''],
  ]),
}

/** A part of a copy in people's words; null of one that this version does not know or cannot read. */
export const describePart = (part: string, value: unknown, t: Words, format: Format): DescribedThing[] | null =>
  Object.hasOwn(describers, part) ? (describers[part]?.(value, t, format) ?? null) : null

function nickname({ pseudonym }: { pseudonym: string }, t: Words): Described {
  return [[t('community:pseudonym.label'), pseudonym]]
}

function usesIn(counts: readonly UseCount[], t: Words, { list }: Format): string {
  return list(counts.map(({ part, uses }) => `${t(`frame:nav.${part}`)} ${uses}`))
}

function stateOf(state: (typeof bookingStates)[number], t: Words): string {
  if (state === 'booked') return ''
  return t(state === 'cancelled' ? 'booking:appointments.cancelled' : `booking:status.${state}`)
}

const clock = (minuteOfDay: number) =>
  [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** An id, a name of several parts, a moment or a number. */
const forTheApp = /^(?:[a-z]+(?:_[a-z]+)+|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT\S*|[\d:.+-]+)$/

/** What a person wrote in a draft: its texts, without what only the app reads, such as ids, choices and moments. */
function wordsWithin(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || forTheApp.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsWithin)
}
