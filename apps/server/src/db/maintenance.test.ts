import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { buildEmbeddedPlace } from '../testing/store-places'
import { erasePerson } from './erase-person'
import { maintainStore } from './maintenance'
import { enqueueMail, listWaitingMail } from './outbox'
import { writeRecord } from './records'
import { session, user, verification } from './schema/identity'
import { ownedBy } from './schema/owned'
import { records } from './schema/records'
import { openStore } from './store'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const email = { recipient: 'asha@example.test', subject: 'Hello', text: 'A link' }

describeOnBothStores('tidying', (open) => {
  test('sessions, links and mail that are over go, and the others stay', async () => {
    const store = await open()
    const userId = await buildPerson(store)
    for (const n of [9, 11]) {
      const expiresAt = day(n)
      await store.db.insert(session).values({ id: `${n}`, token: `${n}`, userId, expiresAt })
      await store.db.insert(verification).values({ id: `${n}`, identifier: 'link', value: 'v', expiresAt })
      await enqueueMail(store, userId, { ...email, subject: `day ${n}` }, day(n - 30))
    }
    await maintainStore(store, day(10))
    expect(await store.db.select({ id: session.id }).from(session)).toEqual([{ id: '11' }])
    expect(await store.db.select({ id: verification.id }).from(verification)).toEqual([{ id: '11' }])
    expect((await listWaitingMail(store)).map(({ subject }) => subject)).toEqual(['day 11'])
    await store.close()
  })
})

test('of an erased account no file of the embedded store holds the id, the address or a sealed word on the day after', async () => {
  const { options, discard } = await buildEmbeddedPlace()
  onTestFinished(discard)
  const store = await openStore(options)
  const [gone, stays] = [await buildPerson(store), await buildPerson(store)]
  const at = day(1).toISOString()
  for (const owner of [gone, stays])
    await writeRecord(store, owner, 'analyses', {
      id: owner,
      occurredAt: at,
      updatedAt: at,
      body: { text: 'by the sea' },
    })
  const tracesOf = async (owner: string) => {
    const [person] = await store.db.select().from(user).where(ownedBy(user, owner))
    const [record] = await store.db.select().from(records).where(ownedBy(records, owner))
    return [owner, person?.email ?? '', record?.sealed ?? ''].map((trace) => Buffer.from(trace))
  }
  const filesWith = (traces: Buffer[]) =>
    readdirSync(join(options.dataDir, 'store'), { recursive: true })
      .map((name) => join(options.dataDir, 'store', String(name)))
      .filter((file) => statSync(file).isFile())
      .filter((file) => traces.some((trace) => readFileSync(file).includes(trace)))
  const [ofGone, ofStays] = [await tracesOf(gone), await tracesOf(stays)]
  await maintainStore(store, day(1))
  expect(filesWith(ofGone)).not.toEqual([])

  await erasePerson(store, gone)
  await maintainStore(store, day(2))
  expect(filesWith(ofGone)).toEqual([])
  expect(filesWith(ofStays)).not.toEqual([])
  await store.close()
})
