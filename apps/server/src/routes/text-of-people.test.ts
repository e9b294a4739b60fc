import { randomUUID } from 'node:crypto'
import {
  analyses,
  book,
  changeEmail,
  checkIns,
  confirmEmail,
  createGroup,
  type Endpoint,
  endSession,
  exerciseFeedback,
  joinGroup,
  keepPushDevice,
  readGroup,
  readOwnGroup,
  readSlots,
  readThread,
  requestPasswordReset,
  resetPassword,
  routines,
  sendTherapistMessage,
  setReminder,
  signIn,
  signUp,
  toolWritings,
  updateAccount,
} from '@maitri/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '../db/schema/identity'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildAnalysis, buildSignUp, buildUser, buildWriting, type Sent } from '../testing/factories'

type User = Awaited<ReturnType<typeof buildUser>>
let server: TestApp
let asha: User
beforeAll(async () => {
  server = await buildApp()
  asha = await buildUser(server)
})
afterAll(() => server.discard())

const id = randomUUID()
const checkIn = { mood: 4, feelings: [], tags: [], note: 'a note' }
const moments = { occurredAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' }
const group = { name: 'Nurses', description: 'At sunrise', type: 'support', tags: ['work'], pseudonym: 'Quiet Banyan' }

/** Whatever takes a text of a person: in its address, its query or its body. */
const calls: [Endpoint, Sent][] = [
  [signUp, { body: buildSignUp() }],
  [signIn, { body: { email: 'a@example.org', password: 'words' } }],
  [requestPasswordReset, { body: { email: 'a@example.org', language: 'en' } }],
  [resetPassword, { body: { token: 'token', password: 'monsoon kettle 7' } }],
  [confirmEmail, { body: { token: 'token' } }],
  [changeEmail, { body: { email: 'b@example.org', password: 'words', language: 'en' } }],
  [updateAccount, { body: { displayName: 'Asha' } }],
  [endSession, { params: { id: 'session' } }],
  [setReminder, { body: { minuteOfDay: 60, timeZone: 'Asia/Kolkata', language: 'en' } }],
  [keepPushDevice, { body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } } }],
  [readSlots, { params: { id: 'meera-iyer' } }],
  [readThread, { params: { id: 'meera-iyer' } }],
  [sendTherapistMessage, { params: { id: 'meera-iyer' }, body: { id, text: 'a question' } }],
  [
    book,
    {
      body: {
        id,
        therapistId: 'meera-iyer',
        startsAt: moments.occurredAt,
        type: 'video',
        notes: 'words',
        timeZone: 'UTC',
        language: 'en',
      },
    },
  ],
  [readGroup, { params: { id: 'exam-stress' } }],
  [readOwnGroup, { params: { id: 'exam-stress' } }],
  [createGroup, { body: { id, ...group } }],
  [joinGroup, { params: { id: 'exam-stress' }, body: { pseudonym: 'Quiet Banyan' } }],
  [analyses.list, { query: { before: moments.occurredAt, beforeId: id } }],
  [analyses.write, { params: { id }, body: buildAnalysis() }],
  [checkIns.write, { params: { id }, body: { ...moments, body: checkIn } }],
  [
    exerciseFeedback.write,
    { params: { id }, body: { ...moments, body: { toolId: 'saans', date: moments.occurredAt, notes: 'words' } } },
  ],
  [
    routines.write,
    {
      params: { id },
      body: {
        ...moments,
        body: {
          name: 'Before the train',
          description: 'words',
          tools: ['saans'],
          createdAt: moments.occurredAt,
          totalDuration: '5 min',
        },
      },
    },
  ],
  [toolWritings.write, { params: { id }, body: buildWriting() }],
]

/** The same value once for every text in it, with `added` in that text. */
function* variants(value: unknown, added: string): Generator<unknown> {
  if (typeof value === 'string') yield value + added
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const changed of variants(inner, added))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

test.each(calls.map(([endpoint, sent]) => [`${endpoint.method} ${endpoint.path}`, endpoint, sent] as const))(
  '%s: NUL, controls and halves of characters in a text are no fault of the server',
  async (_, endpoint, sent) => {
    for (const added of ['\u0000', '\u001b[2J\r\n', '\ud800']) {
      for (const changed of variants(sent, added)) {
        // Half a character cannot stand in an address.
        if (added === '\ud800' && JSON.stringify((changed as Sent).params ?? {}).includes('ud800')) continue
        const { status } = await asha.browser.call(endpoint, changed as Sent)
        expect(status, JSON.stringify(changed)).toBeLessThan(500)
      }
    }
  },
)

test('a name takes no line break along into a mail', async () => {
  const person = await buildUser(server, { name: 'Asha\r\nBcc: all@example.org' })
  expect(person.user.displayName).toBe('Asha Bcc: all@example.org')
  const rows = await server.store.db.select().from(user)
  expect(rows.some(({ name }) => /[\r\n]/.test(name))).toBe(false)
})

test('a body that is no JSON is refused as such, whatever it holds', async () => {
  for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const response = await asha.browser.call(updateAccount, {
      body: { displayName: 'Asha' },
      headers: { 'content-type': contentType },
    })
    expect(response.status).toBe(415)
    expect((await response.json()).code).toBe('unsupported_media')
  }
  const utf8 = { 'content-type': 'application/json; charset=utf-8' }
  expect((await asha.browser.call(updateAccount, { body: { displayName: 'Asha' }, headers: utf8 })).status).toBe(200)
})
