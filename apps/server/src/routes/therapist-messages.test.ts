import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteThread, readThread, sendTherapistMessage, type TherapistMessage } from '@maitri/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config'
import { listWaitingMail } from '../db/outbox'
import { outbox } from '../db/schema/outbox'
import { therapistMessages } from '../db/schema/therapists'
import { defaultUsageLimits } from '../services/rate-limits'
import { answerMessage, takeTherapistReplies } from '../services/therapist-answers'
import { buildApp, type TestApp } from '../testing/build-app'
import { buildProfile } from '../testing/build-profile'
import { buildUser } from '../testing/factories'

const canary = 'the marigold canary'
const folder = mkdtempSync(join(tmpdir(), 'maitri-messages-'))
const THERAPISTS_FILE = join(folder, 'therapists.json')

type User = Awaited<ReturnType<typeof buildUser>>
let server: TestApp
let asha: User
beforeAll(async () => {
  writeFileSync(THERAPISTS_FILE, JSON.stringify([buildProfile(), buildProfile({ id: 'ravi-nair', email: null })]))
  server = await buildApp({ env: { THERAPISTS_FILE } })
  asha = await buildUser(server, { language: 'hi' })
})
beforeEach(async () => {
  await server.store.db.delete(outbox)
})
afterAll(async () => {
  await server.discard()
  rmSync(folder, { recursive: true })
})

const send = ({ browser }: User, text: string, { id = randomUUID() as string, to = 'asha-menon' } = {}) =>
  browser.call(sendTherapistMessage, { params: { id: to }, body: { id, text } })
const sent = async (response: Response) => {
  expect(response.status).toBe(200)
  return sendTherapistMessage.response.parse(await response.json()) as TherapistMessage
}
const thread = async ({ browser }: User, id = 'asha-menon') => {
  const response = await browser.call(readThread, { params: { id } })
  return response.status === 200 ? readThread.response.parse(await response.json()).messages : response.status
}
const mails = () => listWaitingMail(server.store)

test('a message is kept once, sealed, and the practice hears of it once, with how to answer', async () => {
  const first = await sent(await send(asha, ` ${canary} `))
  expect(first).toMatchObject({ author: 'person', text: canary })
  expect(await sent(await send(asha, 'changed', first))).toEqual(first)
  expect(await thread(asha)).toEqual([first])
  const [mail, ...rest] = await mails()
  expect([mail?.recipient, rest.length]).toEqual(['practice@example.org', 0])
  expect(mail?.subject).toBe('New message on Maitri')
  expect(mail?.text).toContain(canary)
  expect(mail?.text).toContain(`Message: ${first.id}`)
  expect(mail?.text).not.toContain(asha.email)
  const [row] = await server.store.db.select().from(therapistMessages)
  expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('canary')
})

test("one's thread is one's own, with each therapist another", async () => {
  const other = await buildUser(server)
  await server.store.db.delete(outbox)
  const { id } = await sent(await send(asha, canary, { to: 'ravi-nair' }))
  expect(await mails()).toEqual([])
  expect(await thread(asha, 'ravi-nair')).toMatchObject([{ id }])
  expect(await thread(other, 'ravi-nair')).toEqual([])
  expect((await send(other, 'mine now', { id, to: 'ravi-nair' })).status).toBe(409)
  expect(await thread(asha, 'nobody')).toBe(404)
  expect((await send(asha, canary, { to: 'nobody' })).status).toBe(404)
})

test('a thread is deleted whole by its person alone, for good, and an answer to it finds nothing', async () => {
  const other = await buildUser(server)
  const { id } = await sent(await send(asha, canary, { to: 'ravi-nair' }))
  const remove = ({ browser }: User, to: string) => browser.call(deleteThread, { params: { id: to } })
  expect((await remove(other, 'ravi-nair')).status).toBe(204)
  const elsewhere = await thread(asha)
  expect((await remove(asha, 'ravi-nair')).status).toBe(204)
  expect(await thread(asha, 'ravi-nair')).toEqual([])
  expect(await thread(asha)).toEqual(elsewhere)
  const config = readConfig({ DATA_DIR: server.place.options.dataDir, THERAPISTS_FILE })
  takeTherapistReplies(server.store, config.appUrl)
  expect(await answerMessage(config, { messageId: id, text: 'Too late' })).toBe(false)
  expect((await remove(asha, 'ravi-nair')).status).toBe(204)
})

test.each(['', '   ', 'n'.repeat(2001)])('a message without words, or with too many, is refused (%#)', async (text) => {
  expect((await send(asha, text)).status).toBe(400)
})

test("the operator puts an answer in while the server runs, and the person's mail does not say what it says", async () => {
  const config = readConfig({ DATA_DIR: server.place.options.dataDir, THERAPISTS_FILE })
  takeTherapistReplies(server.store, config.appUrl)
  const { id } = await sent(await send(asha, canary))
  await server.store.db.delete(outbox)
  const text = 'I read it.\nCome on\u2028Monday.'
  expect(await answerMessage(config, { messageId: id, text })).toBe(true)
  expect(((await thread(asha)) as TherapistMessage[]).at(-1)).toMatchObject({ author: 'therapist', text })
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: asha.email, subject: 'मैत्री में एक जवाब आया है' })
  expect(mail?.text).toContain('http://localhost:3000/therapists')
  expect(mail?.text).not.toMatch(/read it|Monday|Menon/)
  expect(await answerMessage(config, { messageId: randomUUID(), text })).toBe(false)
})

test('nothing of a message reaches the log', () => {
  expect(server.logged.join('')).not.toMatch(/marigold|Monday|Asha/)
})

test('a message that is sent again, since its answer was lost, spends no limit', async () => {
  const usageLimits = { ...defaultUsageLimits, 'therapist-message': { max: 1, windowSeconds: 3600 } }
  const strict = await buildApp({ env: { THERAPISTS_FILE }, usageLimits })
  try {
    const person = await buildUser(strict)
    const id = randomUUID()
    for (let tries = 0; tries < 3; tries += 1) await sent(await send(person, canary, { id }))
    expect((await send(person, canary)).status).toBe(429)
  } finally {
    await strict.discard()
  }
})
