import { getTableColumns, getTableName } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { deviceKeyOf } from '../testing/device-key-of'
import { findBooking } from './booking-rows'
import { bookSlot } from './bookings'
import { findPendingEmail, keepEmailConfirmation } from './email-confirmations'
import { findRecord } from './find-record'
import { enqueueMail, listWaitingMail } from './outbox'
import { findProviderKey, putProviderKey } from './provider-keys'
import { writeRecord } from './records'
import { resealedTables, rotateDataKey } from './rotate-data-key'
import { dataKeys } from './schema/data-keys'
import { records } from './schema/records'
import { tables } from './schema/tables'
import { keepMessage, listThread } from './therapist-messages'

const at = '2026-01-01T00:00:00.000Z'
const email = { recipient: 'asha@example.test', subject: 'Hello', text: 'A link' }
const appointment = {
  ...{
    id: 'b',
    therapistId: 'asha-menon',
    therapistName: 'Asha Menon',
    isExample: false,
    type: 'video' as const,
    sessionLanguage: null,
  },
  ...{
    startsAt: at,
    endsAt: '2026-01-01T01:00:00.000Z',
    notes: 'a note',
    timeZone: 'Asia/Kolkata',
    state: 'booked' as const,
    confirmBy: null,
  },
}
const secrets = ['the first secret of all', 'the second secret of all', 'the third secret of all'] as const

test('no table with a sealed column is left out', () => {
  const sealed = tables.filter((table) => 'sealed' in getTableColumns(table))
  expect(resealedTables.map((table) => getTableName(table)).sort()).toEqual(
    sealed.map((table) => getTableName(table)).sort(),
  )
})

describeOnBothStores('data keys', (open) => {
  let owner: string
  let deviceKey: string
  const readBack = async (changes: Parameters<typeof open>[0]) => {
    const store = await open(changes)
    try {
      const record = await findRecord(store, owner, 'analyses', 'a')
      return { body: record?.body, deviceKey: await deviceKeyOf(store, owner) }
    } finally {
      await store.close()
    }
  }

  beforeAll(async () => {
    const store = await open({ appSecret: secrets[0], appSecretPrevious: null })
    owner = await buildPerson(store)
    await writeRecord(store, owner, 'analyses', { id: 'a', occurredAt: at, updatedAt: at, body: 'the sea was calm' })
    await enqueueMail(store, owner, email, new Date())
    await putProviderKey(store, owner, 'audio', 'a key of their own', new Date())
    await keepEmailConfirmation(store, owner, { email: 'new@example.test', expiresAt: new Date(Date.now() + 60_000) })
    await bookSlot(
      store,
      owner,
      { ...appointment, confirmedAt: null, practiceContact: null },
      {
        isOffered: () => true,
        emailsFor: () => ({ person: email, practice: null }),
        at: new Date(),
      },
    )
    const message = { id: 'a', therapistId: 'asha-menon', text: 'a question' }
    await keepMessage(store, owner, message, null, new Date())
    deviceKey = await deviceKeyOf(store, owner)
    await store.close()
  })

  test('a wrong secret is refused with a sentence that says what to do', async () => {
    await expect(open({ appSecret: secrets[1] })).rejects.toThrow('APP_SECRET does not open this store')
    await expect(open({ appSecret: secrets[1], appSecretPrevious: secrets[2] })).rejects.toThrow('APP_SECRET_PREVIOUS')
  })

  test('a new secret with the old one beside it opens everything without touching a row, and from then on alone', async () => {
    const store = await open({ appSecret: secrets[0] })
    const before = await store.db.select().from(records)
    await store.close()
    const expected = { body: 'the sea was calm', deviceKey }
    expect(await readBack({ appSecret: secrets[1], appSecretPrevious: secrets[0] })).toEqual(expected)
    expect(await readBack({ appSecret: secrets[1] })).toEqual(expected)
    await expect(open({ appSecret: secrets[0] })).rejects.toThrow('APP_SECRET does not open this store')
    const again = await open({ appSecret: secrets[1] })
    expect(await again.db.select().from(records)).toEqual(before)
    await again.close()
  })

  test('a new data key seals everything again, and the words stay the same', async () => {
    const store = await open({ appSecret: secrets[1] })
    const [before] = await store.db.select().from(records)
    await rotateDataKey(store)
    const [after] = await store.db.select().from(records)
    expect(after?.sealed).not.toEqual(before?.sealed)
    await store.close()

    expect(await readBack({ appSecret: secrets[1] })).toEqual({ body: 'the sea was calm', deviceKey })
    const reopened = await open({ appSecret: secrets[1] })
    expect(await listWaitingMail(reopened)).toMatchObject([email, email])
    expect(await findProviderKey(reopened, owner, 'audio')).toBe('a key of their own')
    expect(await findPendingEmail(reopened, owner, new Date())).toBe('new@example.test')
    expect(await findBooking(reopened, owner, appointment.id)).toMatchObject(appointment)
    expect(await listThread(reopened, owner, 'asha-menon')).toMatchObject([{ text: 'a question' }])
    expect(await reopened.db.select({ id: dataKeys.id }).from(dataKeys).orderBy(dataKeys.id)).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    await reopened.close()
    expect(await readBack({ appSecret: secrets[2], appSecretPrevious: secrets[1] })).toMatchObject({ deviceKey })
  })
})
