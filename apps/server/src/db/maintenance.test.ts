import { expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { maintainStore } from './maintenance'
import { enqueueMail, listWaitingMail } from './outbox'
import { session, verification } from './schema/identity'

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
