import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { enqueueMail, listWaitingMail, markMailFailed, markMailSent, takeDueMail } from './outbox'
import { outbox } from './schema/outbox'
import type { Store } from './store'

const start = Date.UTC(2026, 0, 1)
const minute = (n: number) => new Date(start + n * 60_000)
const email = { recipient: 'asha@example.test', subject: 'Choose a new password', text: 'Open this link' }

describeOnBothStores('the outbox', (open) => {
  let store: Store
  let owner: string
  beforeAll(async () => {
    store = await open()
    owner = await buildPerson(store)
  })
  beforeEach(async () => {
    await store.db.delete(outbox)
  })

  test('a mail waits sealed, is taken once, and its words are erased when it was sent', async () => {
    const id = await enqueueMail(store, owner, email, minute(0))
    const [row] = await store.db.select().from(outbox)
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain('asha')
    expect(await takeDueMail(store, minute(0))).toMatchObject({ id, ...email, attempts: 1 })
    expect(await takeDueMail(store, minute(4))).toBeNull()
    await markMailSent(store, id, minute(1))
    expect(await takeDueMail(store, minute(60))).toBeNull()
    expect(await listWaitingMail(store)).toEqual([])
    expect(await store.db.select().from(outbox)).toMatchObject([{ sealed: null, sentAt: minute(1).toISOString() }])
  })

  test('of many senders at once each gets another mail', async () => {
    for (let n = 0; n < 5; n++) await enqueueMail(store, owner, { ...email, subject: `${n}` }, minute(0))
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeDueMail(store, minute(1))))
    const subjects = taken.flatMap((mail) => (mail ? [mail.subject] : []))
    expect(new Set(subjects).size).toBe(subjects.length)
    while (subjects.length < 5) subjects.push((await takeDueMail(store, minute(1)))?.subject ?? 'none')
    expect(subjects.toSorted()).toEqual(['0', '1', '2', '3', '4'])
  })

  test('a mail that fails is tried again after 1, 5 and 30 minutes, then waits for the operator', async () => {
    const id = await enqueueMail(store, owner, email, minute(0))
    let now = 0
    for (const wait of [1, 5, 30]) {
      expect(await takeDueMail(store, minute(now))).toMatchObject({ id })
      await markMailFailed(store, id, 'unreachable', minute(now))
      expect(await takeDueMail(store, minute(now + wait - 0.1))).toBeNull()
      now += wait
    }
    expect(await takeDueMail(store, minute(now))).toMatchObject({ attempts: 4, lastErrorCode: 'unreachable' })
    await markMailFailed(store, id, 'refused', minute(now))
    expect(await takeDueMail(store, minute(now + 10_000))).toBeNull()
    expect(await listWaitingMail(store)).toMatchObject([{ id, ...email, attempts: 4, lastErrorCode: 'refused' }])
  })

  test('a mail whose sender died is taken again five minutes later', async () => {
    const id = await enqueueMail(store, owner, email, minute(0))
    await takeDueMail(store, minute(0))
    expect(await takeDueMail(store, minute(5))).toMatchObject({ id, attempts: 2 })
  })

  test('the longest waiting is sent first, and the newest is shown first', async () => {
    for (const n of [2, 1, 3]) await enqueueMail(store, owner, { ...email, subject: `${n}` }, minute(n))
    expect((await takeDueMail(store, minute(9)))?.subject).toBe('1')
    expect((await listWaitingMail(store)).map(({ subject }) => subject)).toEqual(['3', '2', '1'])
  })
})
