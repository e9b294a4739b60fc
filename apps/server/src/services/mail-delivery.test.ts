import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueueMail, listWaitingMail } from '../db/outbox'
import { openStore, type Store } from '../db/store'
import { smtp } from '../providers/mail/smtp'
import { buildPerson } from '../testing/build-person'
import { type SmtpScenario, startSmtpStandIn } from '../testing/smtp-stand-in'
import { buildEmbeddedPlace, type StorePlace } from '../testing/store-places'
import { createJobRunner } from './job-runner'
import { createMailDelivery } from './mail-delivery'

const email = { recipient: 'asha@example.org', subject: 'A link', text: 'Open it.' }
const minutes = (count: number) => count * 60_000

let place: StorePlace
let store: Store
let owner: string
let now: Date
let logged: string
beforeAll(async () => {
  place = await buildEmbeddedPlace()
  store = await openStore(place.options)
  owner = await buildPerson(store)
})
beforeEach(() => {
  now = new Date('2026-11-21T06:00:00.000Z')
  logged = ''
})
afterAll(async () => {
  await store.close()
  await place.discard()
})

async function deliveringTo(scenario: SmtpScenario) {
  const standIn = await startSmtpStandIn(scenario)
  const mail = smtp({ url: standIn.url, from: 'Maitri <hello@maitri.example>' })
  const write = (line: string) => {
    logged += line
  }
  const log = pino({}, { write })
  return {
    standIn,
    delivery: createJobRunner({ jobs: [createMailDelivery({ store, mail, log, now: () => now })], log }),
  }
}

test('waiting mail is sent once, and its words are erased', async () => {
  await enqueueMail(store, owner, email, now)
  const { standIn, delivery } = await deliveringTo('accepts')
  await Promise.all([delivery.runDue(), delivery.runDue()])
  await delivery.runDue()
  await standIn.close()
  expect(standIn.received).toHaveLength(1)
  expect(standIn.received[0]?.to).toEqual(['asha@example.org'])
  expect(await listWaitingMail(store)).toEqual([])
})

test('mail that fails is tried again after 1, 5 and 30 minutes, then left to the operator', async () => {
  await enqueueMail(store, owner, email, now)
  const { standIn, delivery } = await deliveringTo('busy 450')
  const attempts = async () => (await listWaitingMail(store))[0]?.attempts
  const after = async (pauseMs: number) => {
    now = new Date(now.getTime() + pauseMs)
    await delivery.runDue()
    return attempts()
  }
  expect(await after(0)).toBe(1)
  expect(await after(minutes(0.9))).toBe(1)
  expect(await after(minutes(0.2))).toBe(2)
  expect(await after(minutes(4.9))).toBe(2)
  expect(await after(minutes(0.2))).toBe(3)
  expect(await after(minutes(30.1))).toBe(4)
  expect(await after(minutes(600))).toBe(4)
  await standIn.close()
  expect(logged).toContain('provider_down')
  expect(logged).not.toMatch(/asha|A link|Open it/)
  expect(await listWaitingMail(store)).toMatchObject([{ ...email, attempts: 4, lastErrorCode: 'provider_down' }])
})

test('delivery that was stopped takes no more mail', async () => {
  await enqueueMail(store, owner, email, now)
  const { standIn, delivery } = await deliveringTo('accepts')
  await delivery.stop()
  await delivery.runDue()
  await standIn.close()
  expect(standIn.received).toEqual([])
})
