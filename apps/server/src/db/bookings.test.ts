import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPerson } from '../testing/build-person'
import { describeOnBothStores } from '../testing/describe-on-both-stores'
import { type BookingEmails, findBooking, listBookings, listTaken, type NewBooking } from './booking-rows'
import type { BookingChange } from './booking-rules'
import { bookSlot, cancelBooking, deleteBooking, moveBooking } from './bookings'
import { erasePerson } from './erase-person'
import { maintainStore } from './maintenance'
import { migrations } from './migrations/inlined'
import { enqueueMail, listWaitingMail, markMailFailed, markMailSent, takeDueMail } from './outbox'
import { outbox } from './schema/outbox'
import { bookings } from './schema/therapists'
import type { Store } from './store'

const at = new Date('2026-11-21T08:00:00.000Z')
const hour = (n: number) => new Date(Date.UTC(2026, 10, 23) + n * 3_600_000).toISOString()
const email = { recipient: 'asha@example.test', subject: 'Your appointment', text: 'It is booked.' }
const rules = {
  isOffered: () => true,
  emailsFor: (): ReturnType<BookingEmails> => ({ person: email, practice: null }),
  at,
}

const standing = { state: 'booked', confirmBy: null, confirmedAt: null } as const

/** One hour from `start`, with a therapist of its own where none is named. */
const wanted = (start: number, changes: Partial<NewBooking> = {}): NewBooking => ({
  id: randomUUID(),
  therapistId: `therapist-${randomUUID()}`,
  startsAt: hour(start),
  endsAt: hour(start + 1),
  therapistName: 'Asha Menon',
  isExample: false,
  type: 'video',
  sessionLanguage: null,
  notes: 'the marigold canary',
  timeZone: 'Asia/Kolkata',
  practiceContact: null,
  ...standing,
  ...changes,
})
const outcome = (change: BookingChange) => ('refusal' in change ? change.refusal : 'booked')
const tally = (changes: BookingChange[]) => {
  const counts: Record<string, number> = {}
  for (const each of changes.map(outcome)) counts[each] = (counts[each] ?? 0) + 1
  return counts
}
const bookedOf = (change: BookingChange) => {
  if ('refusal' in change) throw new Error(change.refusal)
  return change.booking
}

describeOnBothStores('bookings', (open) => {
  let store: Store
  let people: string[]
  const person = (index = 0) => people[index % people.length] ?? ''
  const book = (slot: NewBooking, owner = person(), changed: Partial<typeof rules> = {}) =>
    bookSlot(store, owner, slot, { ...rules, ...changed })
  const takenOf = async (therapistId: string) =>
    ((await listTaken(store, at, new Date(hour(1000)))).get(therapistId) ?? []).map(({ startsAt }) => startsAt).sort()

  beforeAll(async () => {
    store = await open()
  })
  // Others in every test: what one person has booked stands in the way of their next booking.
  beforeEach(async () => {
    people = await Promise.all(Array.from({ length: 5 }, () => buildPerson(store)))
  })

  test('of fifty who want one slot at the same moment one gets it, and 49 hear that it is taken', async () => {
    const { therapistId } = wanted(10)
    const changes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book(wanted(10, { therapistId }), person(index))),
    )
    expect(tally(changes)).toEqual({ booked: 1, slot_taken: 49 })
    expect(await takenOf(therapistId)).toEqual([hour(10)])
    expect(await store.db.select().from(bookings).where(eq(bookings.therapistId, therapistId))).toHaveLength(1)
  })

  test('a slot that only touches a booked time is free, one that overlaps it by a minute is not', async () => {
    const { therapistId } = wanted(10)
    const half = { therapistId, startsAt: hour(10.5), endsAt: hour(11.5) }
    expect(outcome(await book(wanted(10, { therapistId })))).toBe('booked')
    expect(outcome(await book(wanted(10, half)))).toBe('slot_taken')
    expect(outcome(await book(wanted(10, { ...half, startsAt: hour(9.5), endsAt: hour(10 + 1 / 60) })))).toBe(
      'slot_taken',
    )
    expect(outcome(await book(wanted(10, { ...half, startsAt: hour(9), endsAt: hour(12) })))).toBe('slot_taken')
    expect(outcome(await book(wanted(11, { therapistId })))).toBe('booked')
    expect(outcome(await book(wanted(9, { therapistId })))).toBe('booked')
    expect(outcome(await book(wanted(10), person(1)))).toBe('booked')
  })

  test('what is not in the hours is refused as such, and hears what is taken beside it', async () => {
    const { therapistId } = wanted(10)
    await book(wanted(10, { therapistId }))
    const asked: unknown[] = []
    const isOffered = (taken: unknown) => {
      asked.push(taken)
      return false
    }
    expect(outcome(await book(wanted(12, { therapistId }), person(), { isOffered } as never))).toBe('slot_not_offered')
    expect(asked).toEqual([[{ startsAt: hour(10), endsAt: hour(11) }]])
  })

  test('the same id books once, also at the same moment, and is refused to somebody else', async () => {
    const slot = wanted(10)
    const changes = await Promise.all(Array.from({ length: 20 }, () => book(slot)))
    expect(new Set(changes.map((change) => bookedOf(change).reference)).size).toBe(1)
    expect(bookedOf(await book({ ...slot, startsAt: hour(12), endsAt: hour(13) })).startsAt).toBe(hour(10))
    expect(outcome(await book(slot, person(1)))).toBe('conflict')
    expect(await takenOf(slot.therapistId)).toEqual([hour(10)])
  })

  test('of many who move and book into one slot at the same moment one gets it, and every other keeps what they had', async () => {
    const { therapistId } = wanted(10)
    const held = await Promise.all(
      [10, 11, 12, 13].map(async (start, index) => bookedOf(await book(wanted(start, { therapistId }), person(index)))),
    )
    const into = { startsAt: hour(20), endsAt: hour(21), ...standing }
    const moves = held.map(({ id }, index) => moveBooking(store, person(index), id, into, rules))
    const news = Array.from({ length: 8 }, (_, index) => book(wanted(20, { therapistId }), person(index)))
    const changes = await Promise.all([...moves, ...news])
    expect(tally(changes)).toEqual({ booked: 1, slot_taken: 11 })
    const taken = await takenOf(therapistId)
    expect(taken.filter((start) => start === hour(20))).toHaveLength(1)
    const winner = changes.findIndex((change) => 'booking' in change)
    const kept = [10, 11, 12, 13].filter((_, index) => index !== winner).map(hour)
    expect(taken).toEqual([...kept, hour(20)])
  })

  test('a moved booking frees its slot, counts the change, and says nothing new when the request comes again', async () => {
    const slot = wanted(10)
    const { id } = bookedOf(await book(slot))
    const to = { startsAt: hour(10.5), endsAt: hour(11.5), ...standing }
    const later = new Date(at.getTime() + 60_000)
    const moved = bookedOf(await moveBooking(store, person(), id, to, { ...rules, at: later }))
    expect(moved).toMatchObject({
      startsAt: to.startsAt,
      endsAt: to.endsAt,
      sequence: 1,
      createdAt: at.toISOString(),
      updatedAt: later.toISOString(),
    })
    expect(bookedOf(await moveBooking(store, person(), id, to, rules))).toEqual(moved)
    expect(await takenOf(slot.therapistId)).toEqual([hour(10.5)])
    expect(outcome(await moveBooking(store, person(1), id, to, rules))).toBe('not_found')
  })

  test('a cancelled booking stays listed and its slot is free; a second time changes nothing', async () => {
    const slot = wanted(10)
    const owner = await buildPerson(store)
    const { id } = bookedOf(await book(slot, owner))
    const cancel = (by = owner) => cancelBooking(store, by, id, rules)
    expect(outcome(await cancel(person()))).toBe('not_found')
    const cancelled = bookedOf(await cancel())
    expect(cancelled).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect(bookedOf(await cancel())).toEqual(cancelled)
    expect(await listBookings(store, owner)).toEqual([cancelled])
    expect(
      outcome(await moveBooking(store, owner, id, { startsAt: hour(14), endsAt: hour(15), ...standing }, rules)),
    ).toBe('conflict')
    expect(outcome(await book({ ...slot, id: randomUUID() }))).toBe('booked')
  })

  test('what is over can be deleted, and a request that nobody answered in time; what is ahead cannot', async () => {
    const owner = await buildPerson(store)
    const { id } = bookedOf(await book(wanted(10), owner))
    expect(await deleteBooking(store, owner, id, rules.at)).toBe('conflict')
    expect(await deleteBooking(store, person(), id, new Date(hour(11)))).toBe('not_found')
    expect(await deleteBooking(store, owner, id, new Date(hour(10)))).toBeNull()
    const confirmBy = hour(2)
    const asked = bookedOf(await book({ ...wanted(12), state: 'requested', confirmBy }, owner))
    expect(await deleteBooking(store, owner, asked.id, new Date(hour(1)))).toBe('conflict')
    expect(await deleteBooking(store, owner, asked.id, new Date(confirmBy))).toBeNull()
    expect(await listBookings(store, owner)).toEqual([])
  })

  test('what has begun can be neither moved nor cancelled', async () => {
    const { id } = bookedOf(await book(wanted(10)))
    const begun = { ...rules, at: new Date(hour(10)) }
    expect(
      outcome(await moveBooking(store, person(), id, { startsAt: hour(40), endsAt: hour(41), ...standing }, begun)),
    ).toBe('conflict')
    expect(outcome(await cancelBooking(store, person(), id, begun))).toBe('conflict')
  })

  test('the table itself refuses a second booking of a slot', async () => {
    const slot = wanted(10)
    await book(slot)
    const [row] = await store.db.select().from(bookings).where(eq(bookings.id, slot.id))
    if (!row) throw new Error('The booking is gone.')
    const again = { ...row, id: randomUUID(), reference: 'another' }
    await expect(store.db.insert(bookings).values(again)).rejects.toMatchObject({ constraint: 'bookings_slot' })
    await store.db.insert(bookings).values({ ...again, state: 'cancelled' })
  })

  test('notes, zone and type lie sealed; a reference is two groups that can be said on the phone', async () => {
    const slot = wanted(10)
    const { reference } = bookedOf(await book(slot))
    expect(reference).toMatch(/^[2346789CDFGHJKMPRTVWXY]{4}-[2346789CDFGHJKMPRTVWXY]{4}$/)
    const [row] = await store.db.select().from(bookings).where(eq(bookings.id, slot.id))
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/canary|Kolkata|video|Menon/)
    expect(await findBooking(store, person(), slot.id)).toMatchObject({ notes: slot.notes, timeZone: slot.timeZone })
  })

  test('erasing a person erases their bookings, mails included, and frees the slots', async () => {
    const owner = await buildPerson(store)
    const slot = wanted(10)
    await book(slot, owner)
    await erasePerson(store, owner)
    expect(await takenOf(slot.therapistId)).toEqual([])
    expect(await store.db.select().from(outbox).where(eq(outbox.owner, owner))).toEqual([])
    expect(outcome(await book({ ...slot, id: randomUUID() }))).toBe('booked')
  })

  test('a booking says how the mail about its latest change fares, also when that mail is long gone', async () => {
    await store.db.delete(outbox)
    const [sent, given] = [wanted(10), wanted(11)]
    await book(sent)
    await book(given)
    const stateOf = async ({ id }: NewBooking) => (await findBooking(store, person(), id))?.mail
    expect(await stateOf(sent)).toBe('waiting')
    const mailIdOf = async ({ id }: NewBooking) =>
      (await store.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.mailId
    await markMailSent(store, (await mailIdOf(sent)) ?? '', at)
    expect(await stateOf(sent)).toBe('sent')
    let due = at
    for (let mail = await takeDueMail(store, due); mail; mail = await takeDueMail(store, due)) {
      await markMailFailed(store, mail.id, 'unreachable', due)
      due = new Date(due.getTime() + 31 * 60_000)
    }
    expect(await stateOf(given)).toBe('given_up')
    expect(await listWaitingMail(store)).toMatchObject([{ attempts: 4 }])
    await enqueueMail(store, person(), email, at)
    await maintainStore(store, new Date(at.getTime() + 31 * 24 * 3_600_000))
    expect([await stateOf(sent), await stateOf(given)]).toEqual(['sent', 'given_up'])
    expect(await listWaitingMail(store)).toEqual([])
    expect(await store.db.select().from(outbox)).toHaveLength(2)
  })

  test('a change takes the mails about the one before back, unless they were sent', async () => {
    await store.db.delete(outbox)
    const practice = { ...email, recipient: 'practice@example.test' }
    const emailsFor = (subject: string) => () => ({
      person: { ...email, subject },
      practice: { ...practice, subject },
    })
    const { id } = bookedOf(await book(wanted(10), person(), { emailsFor: emailsFor('booked') } as never))
    const toLater = { startsAt: hour(12), endsAt: hour(13), ...standing }
    const [first] = await store.db.select().from(outbox)
    await markMailSent(store, first?.id ?? '', at)
    await moveBooking(store, person(), id, toLater, { ...rules, emailsFor: emailsFor('moved') })
    await cancelBooking(store, person(), id, { ...rules, emailsFor: emailsFor('cancelled') })
    expect((await listWaitingMail(store)).map(({ subject, recipient }) => `${subject} ${recipient}`).sort()).toEqual([
      'cancelled asha@example.test',
      'cancelled practice@example.test',
    ])
    const sentRows = await store.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, first?.id ?? '')))
    expect(sentRows).toHaveLength(1)
  })

  test('the upgrade leaves booked what a practice was told of, and makes a request of the rest that is ahead', async () => {
    const owner = await buildPerson(store)
    const from = Date.now() + 3 * 86_400_000
    const time = (hours: number) => ({
      startsAt: new Date(from + hours * 3_600_000).toISOString(),
      endsAt: new Date(from + (hours + 1) * 3_600_000).toISOString(),
    })
    const practice = { ...email, recipient: 'practice@example.test' }
    const told = bookedOf(await book(wanted(1, time(0)), owner, { emailsFor: () => ({ person: email, practice }) }))
    for (let mail = await takeDueMail(store, at); mail; mail = await takeDueMail(store, at))
      await markMailSent(store, mail.id, at)
    const untold = bookedOf(await book(wanted(1, time(2)), owner))
    const { statements } = migrations.find(({ name }) => name === '0010_booking_requests') ?? { statements: [] }
    await store.db.execute(sql.raw(statements.at(-1) ?? ''))
    expect(await findBooking(store, owner, told.id)).toMatchObject({ state: 'booked', practiceMail: 'sent' })
    expect(await findBooking(store, owner, untold.id)).toMatchObject({
      ...{ state: 'requested', practiceMail: null },
      confirmBy: expect.any(String),
    })
  })

  test('nobody is booked for two sessions at once, whichever of the two was quicker', async () => {
    const owner = await buildPerson(store)
    const changes = await Promise.all([book(wanted(300), owner), book(wanted(300), owner), book(wanted(301), owner)])
    expect(tally(changes)).toEqual({ booked: 2, booking_clash: 1 })
    const later = bookedOf(await book(wanted(310), owner))
    const to = { startsAt: new Date(Date.parse(hour(301)) + 1_800_000).toISOString(), endsAt: hour(303), ...standing }
    expect(outcome(await moveBooking(store, owner, later.id, to, rules))).toBe('booking_clash')
    await cancelBooking(store, owner, later.id, rules)
    expect(outcome(await book(wanted(310), owner))).toBe('booked')
  })

  test('a person has ten appointments ahead at most', async () => {
    const owner = await buildPerson(store)
    const ids: string[] = []
    for (let n = 0; n < 10; n++) ids.push(bookedOf(await book(wanted(400 + n), owner)).id)
    expect(outcome(await book(wanted(420), owner))).toBe('quota_reached')
    await cancelBooking(store, owner, ids[0] ?? '', rules)
    expect(outcome(await book(wanted(420), owner))).toBe('booked')
  })

  test('a person has three requests that wait for an answer at most, moved ones too, and one that ended makes room', async () => {
    const owner = await buildPerson(store)
    const request = { state: 'requested', confirmBy: hour(350), confirmedAt: null } as const
    const booked = bookedOf(await book(wanted(430), owner))
    const asked = await Promise.all([440, 442, 444, 446].map((start) => book(wanted(start, request), owner)))
    expect(tally(asked)).toEqual({ booked: 3, quota_reached: 1 })
    const to = { startsAt: hour(450), endsAt: hour(451), ...request }
    expect(outcome(await moveBooking(store, owner, booked.id, to, rules))).toBe('quota_reached')
    expect(outcome(await book(wanted(448), owner))).toBe('booked')
    const [first] = asked.filter((change) => 'booking' in change)
    expect(outcome(await moveBooking(store, owner, first?.booking.id ?? '', to, rules))).toBe('booked')
    await cancelBooking(store, owner, first?.booking.id ?? '', rules)
    expect(outcome(await book(wanted(452, request), owner))).toBe('booked')
  })

  test('that a session is cancelled reaches the practice also where the account is gone a moment later', async () => {
    const owner = await buildPerson(store)
    const practice = { ...email, recipient: `${owner}@practice.example`, subject: 'It is cancelled' }
    const emails = { emailsFor: () => ({ person: email, practice }) }
    const { id } = bookedOf(await book(wanted(500), owner, emails))
    await cancelBooking(store, owner, id, { ...rules, ...emails })
    await erasePerson(store, owner)
    const waiting = (await listWaitingMail(store)).filter(({ recipient }) => recipient === practice.recipient)
    expect(waiting.map(({ subject }) => subject)).toEqual(['It is cancelled'])
  })
})
