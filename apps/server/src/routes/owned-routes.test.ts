import * as contracts from '@maitri/contracts'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOwned, ownedBy } from '../db/schema/owned'
import { tables } from '../db/schema/tables'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildLife, type Life, lifeTherapist } from '../testing/build-life'
import { buildUser, openBrowser, type Sent } from '../testing/factories'
import { startPushStandIn } from '../testing/push-stand-in'
import { sampleOf } from '../testing/sample-of'

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

/** Every endpoint that answers one person about what is theirs: what reads comes first, what takes away last. */
const endpoints: [name: string, contracts.Endpoint][] = [
  ...Object.entries<unknown>(contracts).filter((entry): entry is [string, contracts.Endpoint] => isEndpoint(entry[1])),
  ...contracts.collectionNames.flatMap((collection) =>
    Object.entries(contracts.recordCollections[collection].endpoints).map(
      ([name, endpoint]): [string, contracts.Endpoint] => [`${name} of ${collection}`, endpoint],
    ),
  ),
]
const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']
const owned = endpoints
  .filter(([, { access }]) => access === 'person')
  .sort(([, one], [, other]) => order.indexOf(one.method) - order.indexOf(other.method))

/** Who calls; a stranger has nothing to call for. */
type Caller = Pick<Life, 'browser' | 'password' | 'subscription'>

/** Bodies that a schema alone does not say: what hangs on a thing that is there, a password, or the rules of a name. */
const bodies: Record<string, (life: Life, caller: Caller) => unknown> = {
  book: ({ bookings, slots }) => ({
    ...{ id: bookings[0], therapistId: lifeTherapist, startsAt: slots.at(-1) },
    ...{ type: 'video', notes: '', timeZone: 'Asia/Kolkata', language: 'en' },
  }),
  moveBooking: ({ slots }) => ({ startsAt: slots.at(-2), language: 'en' }),
  syncRecords: ({ records }) => ({
    writes: contracts.collectionNames.map((collection) => {
      const written = sampleOf(contracts.recordCollections[collection].endpoints.write.body, 'a few new words')
      return { collection, id: records[collection], state: 'present', ...(written as object) }
    }),
  }),
  createGroup: ({ group }) => ({ id: group, ...groupWords, pseudonym: 'Slow Otter' }),
  editGroup: () => groupWords,
  joinGroup: () => ({ pseudonym: 'Quiet Banyan' }),
  sendTherapistMessage: ({ message }) => ({ id: message, text: 'Good morning' }),
  setReminder: () => ({ minuteOfDay: 61, timeZone: 'Asia/Kolkata', language: 'en' }),
  setWorryReminder: () => ({ minuteOfDay: 61, timeZone: 'Asia/Kolkata', language: 'en' }),
  // An address that somebody else used before passes to whoever uses the browser now, so this one is the caller's own.
  keepPushDevice: (_, { subscription }) => subscription,
  dropPushDevice: ({ subscription }) => ({ endpoint: subscription.endpoint }),
  changeEmail: (_, { password }) => ({ email: `${crypto.randomUUID()}@example.org`, password, language: 'en' }),
  changePassword: (_, { password }) => ({ currentPassword: password, newPassword: 'a kettle in the monsoon 9' }),
  confirmEmail: ({ emailToken }) => ({ token: emailToken }),
  downloadPersonalData: (_, { password }) => ({ password }),
  deleteAccount: (_, { password }) => ({ password }),
  ...Object.fromEntries(
    ['startTotp', 'removeTotp', 'startPasskey', 'removePasskey', 'renewRecoveryCodes'].map((name) => [
      name,
      (_: Life, { password }: Caller) => ({ password }),
    ]),
  ),
  setProviderKey: () => ({ key: 'another-key-of-a-service' }),
}
const groupWords = { name: 'Morning walkers', description: 'We walk.', type: 'support', tags: [] }

/** What the path names, as it stands in somebody's life. */
function paramsOf(path: string, life: Life): Record<string, string> {
  if (path.startsWith('/api/bookings/')) return { id: life.bookings[path.endsWith('/move') ? 1 : 0] ?? '' }
  if (path.includes('/groups/')) return { id: life.group }
  if (path.includes('/sessions/')) return { id: life.session }
  if (path.includes('/passkeys/')) return { id: life.passkey }
  if (path.includes('/therapists/')) return { id: lifeTherapist }
  const collection = contracts.collectionNames.find((name) => path.startsWith(`/api/${name}/`))
  return { id: collection ? (life.records[collection] ?? '') : '', capability: 'audio', purpose: 'improvement' }
}

/** What `caller` sends to reach the things of `life`. */
function sentFor(name: string, endpoint: contracts.Endpoint, life: Life, caller: Caller): Sent {
  const build = bodies[name]
  return {
    params: paramsOf(endpoint.path, life),
    ...(name.startsWith('remove of') && { query: { at: '2026-11-21T00:00:00.000Z' } }),
    ...(endpoint.body && { body: build ? build(life, caller) : sampleOf(endpoint.body, 'a few new words') }),
  }
}

/** Answers to what needs a file, a service that is not set up here, a passkey of a browser, or no authenticator app so far. */
const otherAnswers: Record<string, number> = {
  transcribe: 415,
  analyzeVideoInCloud: 415,
  readSentimentInCloud: 501,
  translatePublicWordsForPerson: 501,
  addPasskey: 403,
  startTotp: 409,
  confirmTotp: 409,
  // It is ahead, and has to be cancelled first.
  deleteBooking: 409,
  // One's own group, and what is for moderators alone.
  reportGroup: 409,
  readModerationQueue: 404,
  decideOnGroup: 404,
}

let server: TestApp
let service: Awaited<ReturnType<typeof startPushStandIn>>
let asha: Life
let ravi: Life
let stranger: Caller
let minuteOfDay = 100

/** Nobody's words or minute are another's. */
async function build(words: string): Promise<Life> {
  minuteOfDay += 1
  return buildLife(server, {
    words: `${words} at ${minuteOfDay}`,
    minuteOfDay,
    subscription: service.openBrowser().subscription,
  })
}

beforeAll(async () => {
  service = await startPushStandIn()
  const wide = { max: 10_000, windowSeconds: 60 }
  const both = { each: wide, all: wide }
  server = await buildApp({
    limits: { 'sign-in': both, 'sign-up': both, 'reset-request': both, reset: both },
  })
  asha = await build('the marigold canary')
  ravi = await build('a kettle of tea')
  stranger = await buildStranger()
}, 120_000)
afterAll(async () => {
  await server.discard()
  await service.close()
})

const buildStranger = async (): Promise<Caller> => ({
  ...(await buildUser(server)),
  subscription: service.openBrowser().subscription,
})

/** Every row that is one person's, as it lies in the store, without how many have joined a group, which is everybody's. */
async function rowsOf(uid: string): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of tables) {
    if (!isOwned(table)) continue
    const own: Record<string, unknown>[] = await server.store.db.select().from(table).where(ownedBy(table, uid))
    rows[getTableName(table)] = own.map(({ memberCount: _, ...row }) => row)
  }
  return rows
}

/** Whether a call may end its own person's session or take their things away. */
const endsThings = ({ method, path }: contracts.Endpoint) =>
  path.startsWith('/api/me') && (method === 'POST' || method === 'DELETE')

describe.each(owned)('%s', (name, endpoint) => {
  test('is closed to whoever is signed out', async () => {
    const { body, ...sent } = sentFor(name, endpoint, asha, asha)
    const response = await openBrowser(server).call(endpoint, endpoint.file ? sent : { body, ...sent })
    expect(response.status).toBe(401)
  })

  test("shows and changes nothing of somebody else's", async () => {
    const sent = sentFor(name, endpoint, asha, stranger)
    const before = await rowsOf(asha.uid)
    const response = await stranger.browser.call(endpoint, sent)
    const shown = `${await response.text()} ${JSON.stringify([...response.headers])}`
    for (const mark of asha.marks) if (!JSON.stringify(sent).includes(mark)) expect(shown).not.toContain(mark)
    expect(await rowsOf(asha.uid)).toEqual(before)
    if (endsThings(endpoint)) stranger = await buildStranger()
  })

  test('works for whoever it belongs to', async () => {
    const response = await ravi.browser.call(endpoint, sentFor(name, endpoint, ravi, ravi))
    // What is refused ends nothing.
    if (response.ok && endsThings(endpoint)) ravi = await build('a kettle of tea')
    if (name in otherAnswers) expect(response.status).toBe(otherAnswers[name])
    else expect([200, 204]).toContain(response.status)
  })
})

test.each(owned.filter(([, { body }]) => body))('%s refuses what has another form', async (name, endpoint) => {
  const sent = { ...sentFor(name, endpoint, ravi, ravi), body: [] }
  expect((await ravi.browser.call(endpoint, sent)).status).toBe(400)
})

test("a reminder that is tried is shown on nobody else's browser", async () => {
  const isAshas = ({ path }: { path: string }) => asha.subscription.endpoint.endsWith(path)
  const before = service.requests.filter(isAshas).length
  expect((await ravi.browser.call(contracts.tryReminder, { body: { language: 'en' } })).status).toBe(200)
  expect(service.requests.filter(isAshas)).toHaveLength(before)
})
