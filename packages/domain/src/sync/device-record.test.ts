import { expect, test } from 'vitest'
import { acknowledge, changeRecord, type DeviceRecord, receive, removeRecord, settleEarlier } from './device-record'
import { effectOf, mergeWrite, notAhead, type WrittenVersion, withoutMomentsAhead } from './merge-write'
import { momentAfter, type RecordVersion } from './record-version'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString()
const own = (field: string) => field
const id = 'one'
const written = (body: object, minute = 0): RecordVersion => ({
  occurredAt: at(0),
  updatedAt: at(minute),
  body: body as Record<string, unknown>,
})
const onDevice = (version: RecordVersion): DeviceRecord => ({ ...version, id, isPending: false })
const edit = (record: DeviceRecord, body: object, minute: number) =>
  changeRecord(record, { id, occurredAt: at(0), body: body as Record<string, unknown> }, at(minute), own)
/** What the server answers to `sent`, where `stored` stands. */
function send(stored: RecordVersion, sent: DeviceRecord): RecordVersion {
  return mergeWrite(stored, sent as WrittenVersion, own) ?? stored
}

const base = written({ mood: 5, feelings: [], note: 'slept late' })

test('a note changed on one device and feelings added on another both stand, whichever is sent first', () => {
  const note = edit(onDevice(base), { mood: 5, feelings: [], note: 'slept at two' }, 10)
  const feelings = edit(onDevice(base), { mood: 5, feelings: ['tired'], note: 'slept late' }, 20)
  for (const [first, second] of [
    [note, feelings],
    [feelings, note],
  ] as const) {
    const stands = send(send(base, first), second)
    expect(stands.body).toEqual({ mood: 5, feelings: ['tired'], note: 'slept at two' })
    expect(stands.updatedAt).toBe(at(20))
    expect(stands.earlier).toBeUndefined()
  }
})

test('of one field changed on both the later stands, and the other is kept as an earlier version', () => {
  const [early, late] = [
    edit(onDevice(base), { ...base.body, note: 'early' }, 10),
    edit(onDevice(base), { ...base.body, note: 'late' }, 20),
  ]
  for (const [first, second] of [
    [early, late],
    [late, early],
  ] as const) {
    const stands = send(send(base, first), second)
    expect(stands.body.note).toBe('late')
    expect(stands.earlier).toEqual([{ part: 'note', at: at(10), fields: { note: 'early' } }])
  }
})

test('of two changes at one moment the one that the server had first stands, and a repeated request changes nothing', () => {
  const [one, other] = ['one', 'other'].map((note) => edit(onDevice(base), { ...base.body, note }, 10)) as [
    DeviceRecord,
    DeviceRecord,
  ]
  const stands = send(send(base, one), other)
  expect(stands.body.note).toBe('one')
  expect(stands.earlier).toEqual([{ part: 'note', at: at(10), fields: { note: 'other' } }])
  expect(mergeWrite(send(base, one), one as WrittenVersion, own)).toBeNull()
  expect(mergeWrite(stands, other as WrittenVersion, own)).toBeNull()
})

test('what a person saw and replaced is no earlier version, and neither is an empty note', () => {
  const first = send(base, edit(onDevice(base), { ...base.body, note: 'first' }, 10))
  const again = send(first, edit(onDevice(first), { ...base.body, note: 'second' }, 20))
  expect(again).toMatchObject({ body: { note: 'second' }, earlier: undefined })
  const emptied = edit(onDevice(base), { ...base.body, note: '' }, 10)
  expect(send(send(base, emptied), edit(onDevice(base), { ...base.body, note: 'words' }, 20)).earlier).toBeUndefined()
})

test('a change on a device whose clock is behind is later than what it replaced', () => {
  const edited = edit(onDevice(written({ note: 'seen' }, 30)), { note: 'replaced' }, 5)
  expect(edited.updatedAt).toBe(momentAfter(at(30), at(5)))
  expect(send(written({ note: 'seen' }, 30), edited).body).toEqual({ note: 'replaced' })
})

test('a moment more than five minutes ahead counts as the moment of arrival', () => {
  expect(notAhead(at(15), new Date(at(10)))).toBe(at(15))
  expect(notAhead(at(16), new Date(at(10)))).toBe(at(10))
  const ahead = edit(onDevice(base), { ...base.body, note: 'ahead' }, 300)
  expect(withoutMomentsAhead(ahead as WrittenVersion, new Date(at(12)))).toMatchObject({
    updatedAt: at(12),
    changedAt: { note: at(12) },
  })
})

test('fields that make sense only together change together', () => {
  const rate = (field: string) => (field === 'score' ? 'text' : field)
  const stored = written({ text: 'a', score: 1, word: 'calm' })
  const one = changeRecord(
    onDevice(stored),
    { id, occurredAt: at(0), body: { ...stored.body, score: 2 } },
    at(10),
    rate,
  )
  const other = changeRecord(
    onDevice(stored),
    { id, occurredAt: at(0), body: { text: 'b', score: 3, word: 'calm' } },
    at(20),
    rate,
  )
  const merged = mergeWrite(mergeWrite(stored, other as WrittenVersion, rate) ?? stored, one as WrittenVersion, rate)
  expect(merged?.body).toEqual({ text: 'b', score: 3, word: 'calm' })
  expect(merged?.earlier).toEqual([{ part: 'text', at: at(10), fields: { text: 'a', score: 2 } }])
})

test('what a newer version of the app wrote stays, though this one does not know it', () => {
  const newer = onDevice(written({ mood: 5, weather: 'rain' }))
  const change = { id, occurredAt: at(0), body: { mood: 6 }, seen: { mood: 5 } }
  expect(changeRecord(newer, change, at(10), own).body).toEqual({ mood: 6, weather: 'rain' })
})

test('a change made while an older one was on its way stays on top of the answer and waits', () => {
  const sent = edit(onDevice(base), { ...base.body, note: 'sent' }, 10)
  const here = edit(sent, { ...sent.body, note: 'newer' }, 12)
  const answer = send({ ...base, body: { ...base.body, feelings: ['calm'] } }, sent)
  const after = acknowledge(here, sent, { state: 'present', id, ...answer }, own)
  expect(after).toMatchObject({ isPending: true, body: { note: 'newer', feelings: ['calm'] } })
  const stands = send(answer, after as DeviceRecord)
  expect(stands).toMatchObject({ body: { note: 'newer', feelings: ['calm'] }, earlier: undefined })
  expect(acknowledge(after, after as DeviceRecord, { state: 'present', id, ...stands }, own)?.isPending).toBe(false)
})

test('an answer that was lost, and a newer change after it, leave no earlier version of one’s own', () => {
  const sent = edit(onDevice(base), { ...base.body, note: 'sent' }, 10)
  const stands = send(base, sent)
  expect(send(stands, edit(sent, { ...sent.body, note: 'newer' }, 12))).toMatchObject({
    body: { note: 'newer' },
    earlier: undefined,
  })
})

test('what waits here is not overwritten by a change from elsewhere, and what does not wait is', () => {
  const change = { state: 'present' as const, id, ...written({ note: 'elsewhere' }, 40) }
  const waiting = edit(onDevice(base), { ...base.body, note: 'here' }, 10)
  expect(receive(waiting, change)).toBe(waiting)
  expect(receive(onDevice(base), change)?.body).toEqual({ note: 'elsewhere' })
  expect(receive(onDevice(base), { state: 'deleted', id, updatedAt: at(1) })).toBeNull()
})

test('an earlier version that was looked at is gone everywhere, and nothing else with it', () => {
  const early = { part: 'note', at: at(1), fields: { note: 'early' } }
  const other = { part: 'mood', at: at(2), fields: { mood: 3 } }
  const stored = { ...base, earlier: [early, other] }
  const settled = settleEarlier(onDevice(stored), early)
  expect(settled.earlier).toEqual([other])
  expect(send(stored, settled)).toMatchObject({ body: base.body, earlier: [other], updatedAt: base.updatedAt })
})

test('a deletion leaves no word, and against a write the later stands', () => {
  const removed = removeRecord(onDevice(base), at(10))
  expect(removed).toMatchObject({ body: null, updatedAt: at(10), isPending: true })
  const present = { state: 'present', updatedAt: at(10), isByParts: true } as const
  const deleted = { state: 'deleted', updatedAt: at(10), isByParts: false } as const
  expect(effectOf(present, deleted)).toBe('put')
  expect(effectOf(deleted, present)).toBe('none')
  expect(effectOf(deleted, { ...present, updatedAt: at(11) })).toBe('put')
  expect(effectOf(present, present)).toBe('merge')
  expect(effectOf(present, { ...present, isByParts: false })).toBe('none')
})

test('of a form that was begun before another change, only what the person touched in it is a change', () => {
  const begun = { ...base.body }
  const elsewhere = onDevice(written({ ...base.body, feelings: ['tired'] }, 10))
  const saved = changeRecord(
    elsewhere,
    { id, occurredAt: at(0), body: { ...begun, note: 'slept at two' }, begun },
    at(20),
    own,
  )
  expect(saved.body).toEqual({ mood: 5, feelings: ['tired'], note: 'slept at two' })
  expect(saved.earlier).toBeUndefined()
})

test('what stood in a field by then gives way to the form, and is kept as an earlier version here and on the server', () => {
  const begun = { ...base.body }
  const elsewhere = written({ ...base.body, note: 'slept at three' }, 10)
  const sent = changeRecord(
    onDevice(elsewhere),
    { id, occurredAt: at(0), body: { ...begun, note: 'slept at two' }, begun },
    at(20),
    own,
  )
  const version = { part: 'note', at: at(10), fields: { note: 'slept at three' } }
  expect(sent.body?.note).toBe('slept at two')
  expect(sent.earlier, 'offered at once, also offline').toEqual([version])
  const stands = send(elsewhere, sent)
  expect(stands).toMatchObject({ body: { note: 'slept at two' }, earlier: [version] })
  expect(mergeWrite(stands, sent as WrittenVersion, own), 'a repeated request adds nothing').toBeNull()

  const looked = settleEarlier(sent, version)
  expect([looked.earlier, looked.given], 'looked at before it was sent').toEqual([undefined, undefined])
  expect(send(stands, looked).earlier).toBeUndefined()
})

test('what gave way while an answer was on its way is still to be sent after it', () => {
  const first = edit(onDevice(base), { ...base.body, note: 'two' }, 10)
  const second = changeRecord(
    first,
    { id, occurredAt: at(0), body: { ...base.body, note: 'four' }, begun: base.body },
    at(20),
    own,
  )
  const answer = send(base, first)
  const here = acknowledge(second, first, { ...answer, id, state: 'present' }, own)
  if (!here) throw new Error('It is here')
  expect(here.body?.note).toBe('four')
  expect(here.earlier).toEqual([{ part: 'note', at: at(10), fields: { note: 'two' } }])
  expect(send(answer, here)).toMatchObject({ body: { note: 'four' }, earlier: [{ fields: { note: 'two' } }] })
})
