import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acknowledge,
  changeRecord,
  type DeviceRecord,
  isPresent,
  receive,
  removeRecord,
  type ServerRecord,
} from './device-record'
import {
  effectOf,
  givenOn,
  isByParts,
  mergeWrite,
  notAhead,
  type WrittenVersion,
  withoutMomentsAhead,
} from './merge-write'
import type { RecordFields } from './record-version'

/** `npm run test:long` has ten thousand. */
const runs = Number(process.env.SYNC_RUNS ?? 500)

const minuteMs = 60_000
const begin = Date.UTC(2026, 10, 22)
const parts = ['mood', 'note', 'feelings'] as const
const ids = ['one', 'two'] as const
const own = (field: string) => field

type Stored = ServerRecord & { revision: number }

/** A server that keeps what it is given by the rules of this folder; `at` is its clock. */
function createServer() {
  const stored = new Map<string, Stored>()
  let revision = 0
  return {
    stored,
    take(sent: DeviceRecord, at: Date): Stored {
      const known = stored.get(sent.id) ?? null
      if (!isPresent(sent)) {
        const gone = { state: 'deleted' as const, updatedAt: notAhead(sent.updatedAt, at) }
        if (known && effectOf(known, { ...gone, isByParts: false }) === 'none') return known
        revision += 1
        const tombstone = { ...gone, id: sent.id, revision }
        stored.set(sent.id, tombstone)
        return tombstone
      }
      const written = withoutMomentsAhead(sent as WrittenVersion, at)
      const effect = effectOf(known, { state: 'present', updatedAt: written.updatedAt, isByParts: isByParts(written) })
      const { occurredAt, updatedAt, body, changedAt } = written
      const put = { occurredAt, updatedAt, body, changedAt, earlier: givenOn(written) }
      const next = effect === 'merge' && known?.state === 'present' ? mergeWrite(known, written, own) : put
      if (known && (effect === 'none' || next === null)) return known
      revision += 1
      const standing = { ...next, state: 'present' as const, id: sent.id, revision } as Stored
      stored.set(sent.id, standing)
      return standing
    },
    changesAfter: (since: number) => [...stored.values()].filter((one) => one.revision > since),
  }
}

/** A device: its table outlasts a crash, and its clock is wrong by `offsetMs` and corrected to within `errorMs`. */
function createDevice({ offsetMs, errorMs }: { offsetMs: number; errorMs: number }) {
  const table = new Map<string, DeviceRecord>()
  let cursor = 0
  const clock = (trueNow: number) => {
    const itsOwn = trueNow + offsetMs
    const learned = -offsetMs + errorMs
    return new Date(itsOwn + learned).toISOString()
  }
  return {
    table,
    /** Forms that stand open, by record: what stood there when each was begun. */
    forms: new Map<string, RecordFields>(),
    save(id: string, begun: RecordFields, fields: RecordFields, trueNow: number) {
      const before = table.get(id) ?? null
      const occurredAt = before?.occurredAt ?? new Date(begin).toISOString()
      table.set(id, changeRecord(before, { id, occurredAt, body: { ...begun, ...fields }, begun }, clock(trueNow), own))
    },
    edit(id: string, fields: RecordFields, trueNow: number) {
      const before = table.get(id) ?? null
      const blank = { mood: '', note: '', feelings: '' }
      const body = { ...(isPresent(before) ? before.body : blank), ...fields }
      const occurredAt = before?.occurredAt ?? new Date(begin).toISOString()
      table.set(id, changeRecord(before, { id, occurredAt, body }, clock(trueNow), own))
    },
    remove(id: string, trueNow: number) {
      const record = table.get(id)
      if (record) table.set(id, removeRecord(record, clock(trueNow)))
    },
    /** One round; a cut loses what comes after it, and a crash as well: the table is as it was then. */
    sync(
      server: ReturnType<typeof createServer>,
      trueNow: number,
      cut: 'none' | 'request' | 'answer' | 'pull',
      during: () => void,
    ) {
      for (const sent of [...table.values()].filter((record) => record.isPending)) {
        if (cut === 'request') return
        const answer = server.take(structuredClone(sent), new Date(trueNow))
        // The person goes on while the request is on its way.
        during()
        if (cut === 'answer') return
        keep(sent.id, acknowledge(table.get(sent.id) ?? null, sent, structuredClone(answer), own))
      }
      if (cut === 'pull') return
      for (const change of server.changesAfter(cursor)) {
        keep(change.id, receive(table.get(change.id) ?? null, structuredClone(change)))
        cursor = Math.max(cursor, change.revision)
      }
    },
  }
  function keep(id: string, record: DeviceRecord | null) {
    if (record) table.set(id, record)
    else table.delete(id)
  }
}

const step = fc.record({
  device: fc.nat(3),
  id: fc.constantFrom(...ids),
  part: fc.constantFrom(...parts),
  act: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'open form',
    'save form',
    'delete',
    'sync',
    'sync',
    'sync while editing',
    'sync while deleting',
  ),
  cut: fc.constantFrom('none', 'none', 'request', 'answer', 'pull'),
  minutes: fc.nat(90),
})
const hours = (count: number) => count * 60 * minuteMs
const device = fc.record({
  offsetMs: fc.constantFrom(0, hours(5), -hours(5), hours(24 * 365)),
  errorMs: fc.integer({ min: -4 * minuteMs, max: 4 * minuteMs }),
})

test(`${runs} lives of two to four devices end alike on all of them, and no field that nobody replaced is lost`, () => {
  const life = (
    devices: { offsetMs: number; errorMs: number }[],
    steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
  ) => {
    const server = createServer()
    const all = devices.map(createDevice)
    /** Of each record's part the values that nobody has replaced knowingly. */
    const open = new Map<string, Set<string>>()
    /** What was deleted somewhere: of it a person wants nothing kept, or what they wrote after it. */
    const deleted = new Set<string>()
    let now = begin
    let count = 0
    for (const { device: place, id, part, act, cut, minutes } of steps) {
      now += minutes * minuteMs
      const here = all[place % all.length] as (typeof all)[number]
      const edit = () => {
        const record = here.table.get(id) ?? null
        // A record is begun on one device; another edits it once it has come there.
        if (!record && server.stored.has(id)) return
        if (!record && all.some(({ table }) => table.has(id))) return
        const value = `${part} ${++count}`
        const key = `${id} ${part}`
        const values = open.get(key) ?? new Set()
        values.delete(String(record?.body?.[part] ?? ''))
        open.set(key, values.add(value))
        here.edit(id, { [part]: value }, now)
      }
      /** What is written into a form replaces what stood there when it was opened, and nothing that came since. */
      const saveForm = () => {
        const begun = here.forms.get(id)
        if (!begun) return
        here.forms.delete(id)
        const value = `${part} ${++count}`
        const values = open.get(`${id} ${part}`) ?? new Set()
        values.delete(String(begun[part] ?? ''))
        open.set(`${id} ${part}`, values.add(value))
        here.save(id, begun, { [part]: value }, now)
      }
      const openForm = () => {
        const record = here.table.get(id) ?? null
        if (isPresent(record)) here.forms.set(id, record.body)
      }
      const remove = () => {
        if (!isPresent(here.table.get(id) ?? null)) return
        deleted.add(id)
        here.remove(id, now)
      }
      if (act === 'edit') edit()
      else if (act === 'delete') remove()
      else if (act === 'open form') openForm()
      else if (act === 'save form') saveForm()
      else
        here.sync(
          server,
          now,
          cut,
          { sync: () => undefined, 'sync while editing': edit, 'sync while deleting': remove }[act],
        )
    }
    for (let round = 0; round < 2; round += 1)
      for (const one of all) one.sync(server, now + round, 'none', () => undefined)
    return { server, all, open, deleted }
  }

  fc.assert(
    fc.property(
      fc.array(device, { minLength: 2, maxLength: 4 }),
      fc.array(step, { maxLength: 40, size: 'max' }),
      (devices, steps) => {
        const { server, all, open, deleted } = life(devices, steps)
        for (const id of ids) {
          const stored = server.stored.get(id)
          const { revision: _, state: __, ...standing } = stored ?? ({} as Stored)
          if (stored?.state === 'deleted') {
            // A deletion keeps no word, and every device knows of it.
            expect(Object.keys(standing).toSorted()).toEqual(['id', 'updatedAt'])
            for (const { table } of all) expect(table.has(id)).toBe(false)
            continue
          }
          for (const { table } of all) {
            const here = table.get(id)
            expect(here?.isPending ?? false).toBe(false)
            if (here) expect(here).toEqual({ ...standing, isPending: false })
            else expect(standing).toEqual({})
          }
          for (const part of deleted.has(id) ? [] : parts) {
            const kept = [
              (standing as { body?: RecordFields }).body?.[part],
              ...((standing as { earlier?: { fields: RecordFields }[] }).earlier ?? []).map(
                ({ fields }) => fields[part],
              ),
            ]
            for (const value of open.get(`${id} ${part}`) ?? []) expect(kept).toContain(value)
          }
        }
      },
    ),
    { numRuns: runs },
  )
  process.stdout.write(`${runs} lives of two to four devices with edits and deletions converged, no field lost\n`)
})

test('a device clock five hours ahead changes no outcome', () => {
  const outcome = (offsetMs: number) => {
    const server = createServer()
    const [wrong, right] = [createDevice({ offsetMs, errorMs: 0 }), createDevice({ offsetMs: 0, errorMs: 0 })]
    wrong.edit('one', { note: 'begun' }, begin)
    wrong.sync(server, begin, 'none', () => undefined)
    right.sync(server, begin, 'none', () => undefined)
    wrong.edit('one', { note: 'at ten' }, begin + 10 * minuteMs)
    right.edit('one', { note: 'at twenty' }, begin + 20 * minuteMs)
    for (const one of [right, wrong, right]) one.sync(server, begin + 30 * minuteMs, 'none', () => undefined)
    return [server.stored.get('one'), right.table.get('one'), wrong.table.get('one')]
  }
  const [stored] = outcome(0)
  expect(stored).toMatchObject({ body: { note: 'at twenty' }, earlier: [{ fields: { note: 'at ten' } }] })
  expect(outcome(hours(5))).toEqual(outcome(0))
})

test('of a deletion and an edit on another device the later stands, and a deletion of the same moment', () => {
  const outcome = (editAt: number, deleteAt: number) => {
    const server = createServer()
    const exact = { offsetMs: 0, errorMs: 0 }
    const [one, other] = [createDevice(exact), createDevice(exact)]
    one.edit('one', { note: 'begun' }, begin)
    for (const device of [one, other]) device.sync(server, begin, 'none', () => undefined)
    one.remove('one', begin + deleteAt)
    other.edit('one', { note: 'changed' }, begin + editAt)
    for (const device of [other, one, other]) device.sync(server, begin + hours(1), 'none', () => undefined)
    expect(one.table.get('one')).toEqual(other.table.get('one'))
    return server.stored.get('one')?.state
  }
  expect(outcome(minuteMs, 2 * minuteMs)).toBe('deleted')
  expect(outcome(2 * minuteMs, minuteMs)).toBe('present')
  expect(outcome(minuteMs, minuteMs)).toBe('deleted')
})
