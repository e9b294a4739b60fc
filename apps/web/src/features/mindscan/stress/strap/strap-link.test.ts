import { expect, test, vi } from 'vitest'
import { scriptedBluetooth } from './scripted-bluetooth'
import { createStrapLink, type StrapStatus } from './strap-link'

function linkTo(strap: ReturnType<typeof scriptedBluetooth>) {
  const statuses: StrapStatus[] = []
  const told: number[] = []
  const link = createStrapLink({
    bluetooth: strap.bluetooth,
    onStatus: (status) => statuses.push(status),
    onHeartRate: (bpm) => told.push(bpm),
  })
  return { link, statuses, told, last: () => statuses.at(-1) }
}

test('a strap is connected and tells its heart rate', async () => {
  const strap = scriptedBluetooth()
  const { link, statuses, told } = linkTo(strap)
  await link.connect()
  strap.send(0x06, 72)
  strap.send(0x01, 0x2c, 0x01)
  expect(told).toEqual([72, 300])
  expect(statuses).toEqual([
    { state: 'connecting' },
    { state: 'connected', name: 'Polar H10', beat: 'none_yet', bpm: null },
    { state: 'connected', name: 'Polar H10', beat: 'measured', bpm: 72 },
    { state: 'connected', name: 'Polar H10', beat: 'measured', bpm: 300 },
  ])
})

test('packets without contact, without a beat, beyond any heart, or cut short tell nothing', async () => {
  const strap = scriptedBluetooth()
  const { link, told, last } = linkTo(strap)
  await link.connect()
  strap.send(0x04, 80)
  expect(last()).toMatchObject({ beat: 'no_contact' })
  strap.send(0x06, 0)
  strap.send(0x01, 0x2d, 0x01)
  strap.send(0x01, 0x2c)
  strap.send()
  expect(told).toEqual([])
})

test.each([
  [{ choosing: 'NotFoundError' }, null],
  [{ choosing: 'SecurityError' }, 'refused'],
  [{ choosing: 'NotAllowedError' }, 'refused'],
  [{ connecting: 'NetworkError' }, 'unreachable'],
  [{ service: 'NotFoundError' }, 'no_heart_rate'],
] as const)('where %j, the problem is %s', async (failing, problem) => {
  const { link, last } = linkTo(scriptedBluetooth({ failing }))
  await link.connect()
  expect(last()).toEqual({ state: 'off', problem })
})

test('a connection that breaks is tried once more', async () => {
  const strap = scriptedBluetooth()
  const { link, told, last } = linkTo(strap)
  await link.connect()
  strap.lose()
  expect(last()).toEqual({ state: 'reconnecting', name: 'Polar H10' })
  await vi.waitFor(() => expect(last()).toMatchObject({ state: 'connected' }))
  strap.send(0x00, 70)
  expect(told).toEqual([70])
  expect(strap.counts.connects).toBe(2)
})

test('a connection that cannot be had again is lost, after one attempt', async () => {
  const strap = scriptedBluetooth()
  const { link, last } = linkTo(strap)
  await link.connect()
  strap.failing.connecting = 'NetworkError'
  strap.lose()
  await vi.waitFor(() => expect(last()).toEqual({ state: 'off', problem: 'lost' }))
  expect(strap.counts.connects).toBe(2)
})

test('what was ended says nothing more and lets the strap go', async () => {
  const strap = scriptedBluetooth()
  const { link, statuses, told } = linkTo(strap)
  await link.connect()
  const before = statuses.length
  link.end()
  strap.send(0x00, 70)
  strap.lose()
  expect({ told, more: statuses.length - before, lets: strap.counts.disconnects }).toEqual({
    told: [],
    more: 0,
    lets: 1,
  })
})

test('a strap that is chosen after the page was left is not connected', async () => {
  const strap = scriptedBluetooth()
  const { link } = linkTo(strap)
  const connecting = link.connect()
  link.end()
  await connecting
  expect(strap.counts.connects).toBe(0)
})
