import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { buildActivity, buildWriting } from '../testing/factories'
import { recordConsent } from './consents'
import { keepEmailConfirmation } from './email-confirmations'
import { erasePerson, erasePersonIn } from './erase-person'
import { enqueueMail } from './outbox'
import { countHoldings, holdings, readHoldings } from './personal-data'
import { putProviderKey } from './provider-keys'
import { writeRecord } from './records'
import { session, verification } from './schema/identity'
import { tables } from './schema/tables'
import type { Store } from './store'

test('no two parts of a download have one name', () => {
  expect(new Set(holdings.map(({ part }) => part)).size).toBe(holdings.length)
})

const at = new Date('2026-11-20T08:00:00.000Z')
const record = (build: { body: unknown }, id: string) => ({ ...buildActivity(), ...build, id })

/** Something of one person in every table that the first issues made. */
async function keepSomething(store: Store) {
  const uid = await buildPerson(store, at)
  await writeRecord(store, uid, 'activities', record(buildActivity(), crypto.randomUUID()))
  await writeRecord(store, uid, 'tool-writings', record(buildWriting('the marigold canary'), crypto.randomUUID()))
  const choice = { purpose: 'improvement', granted: true, textVersion: '1', language: 'en' } as const
  await recordConsent(store, uid, choice, at)
  await enqueueMail(store, uid, { recipient: 'asha@example.test', subject: 'Hello', text: 'the marigold canary' }, at)
  await putProviderKey(store, uid, 'audio', 'the marigold canary', at)
  await keepEmailConfirmation(store, uid, { email: 'new@example.test', expiresAt: at })
  const link = { identifier: 'hashed', value: uid, expiresAt: at }
  await store.db.insert(verification).values({ id: crypto.randomUUID(), ...link })
  await store.db
    .insert(session)
    .values({ id: crypto.randomUUID(), expiresAt: at, token: crypto.randomUUID(), userId: uid })
  return uid
}

/** Every row of the store as text. */
async function everything({ db }: Store): Promise<string> {
  const rows: string[] = []
  for (const table of tables) {
    const found = await db.execute<{ row: string }>(sql`select row_to_json(t)::text as row from ${table} t`)
    rows.push(...found.rows.map(({ row }) => row))
  }
  return rows.join('\n')
}

describeOnBothStores('what is kept of a person', (open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })

  test('a download opens what is sealed, and holds no token, digest or link', async () => {
    const uid = await keepSomething(store)
    let json = ''
    for await (const piece of readHoldings(store, uid)) json += piece
    const parts = JSON.parse(json)
    expect(Object.keys(parts)).toEqual(holdings.map(({ part }) => part))
    expect(parts.records).toMatchObject({
      activities: [{ body: { type: 'tool' } }],
      'tool-writings': [{ body: { text: 'the marigold canary' } }],
    })
    expect(parts.account).toMatchObject({ uid })
    expect(parts.sessions).toEqual([expect.not.objectContaining({ token: expect.anything() })])
    expect(parts.providerKeys).toEqual([{ capability: 'audio', lastFour: 'nary', at: at.toISOString() }])
    expect(JSON.stringify([parts.mails, parts.openLinks, parts.providerKeys])).not.toContain('canary')
  })

  test('it is counted by part', async () => {
    const uid = await keepSomething(store)
    expect(await countHoldings(store, uid)).toMatchObject({
      account: 1,
      records: 2,
      consents: 1,
      mails: 1,
      sessions: 1,
    })
  })

  test('once erased, no row of the store names the person, and the next person keeps everything', async () => {
    const [gone, stays] = [await keepSomething(store), await keepSomething(store)]
    const before = await countHoldings(store, stays)
    await erasePerson(store, gone)
    const rows = await everything(store)
    expect(rows).not.toContain(gone)
    expect(rows).toContain(stays)
    expect(await countHoldings(store, gone)).toEqual({})
    expect(await countHoldings(store, stays)).toEqual(before)
  })

  test('records that go a few at a time are all gone in the end, and are all there where it fails', async () => {
    const [gone, stays] = [await keepSomething(store), await keepSomething(store)]
    for (let count = 0; count < 5; count += 1) {
      await writeRecord(store, gone, 'activities', record(buildActivity(), crypto.randomUUID()))
    }
    const [before, ofOther] = [await countHoldings(store, gone), await countHoldings(store, stays)]
    const failing = store.db.transaction(async (tx) => {
      await erasePersonIn(tx, gone, 2)
      throw new Error('cut off')
    })
    await expect(failing).rejects.toThrow('cut off')
    expect(await countHoldings(store, gone)).toEqual(before)
    await store.db.transaction((tx) => erasePersonIn(tx, gone, 2))
    expect(await countHoldings(store, gone)).toEqual({})
    expect(await countHoldings(store, stays)).toEqual(ofOther)
  })
})
