import { expect, test } from 'vitest'
import { createKeptPlan } from './kept-plan'
import { changePlan, type PlanAction, type SafetyPlan } from './safety-plan'

const section = 'alone'
const line = (id: string, text: string): PlanAction[] => [
  { action: 'add', section, id },
  { action: 'write', section, id, text },
]
const textsOf = (plan: SafetyPlan | null) => plan?.sections.alone.map(({ text }) => text)

/** What lies on a device, which takes a moment to read and write, as sealed words do. */
function buildDevice({ isFull = false } = {}) {
  let stored: string | null = null
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
  const storage = {
    read: async () => {
      await pause()
      return stored
    },
    write: async (text: string | null) => {
      await pause()
      if (!isFull) stored = text
      return stored === text
    },
  }
  return { storage, lies: () => textsOf(stored === null ? null : JSON.parse(stored)) }
}

type Device = ReturnType<typeof buildDevice>

function openTab({ storage }: Device) {
  let shown: SafetyPlan | null = null
  const kept: boolean[] = []
  const plan = createKeptPlan({
    name: 'plan',
    storage,
    isThere: () => false,
    onShow: (next) => {
      shown = next
    },
    onKept: (isKept) => kept.push(isKept),
  })
  plan.refresh()
  return {
    kept,
    refresh: plan.refresh,
    shows: () => textsOf(shown),
    act: (...actions: PlanAction[]) => {
      for (const action of actions) plan.change((now) => changePlan(now, action, new Date().toISOString()))
    },
  }
}

const isRead = (tab: ReturnType<typeof openTab>) => expect.poll(tab.shows).toEqual([])

test('a tab that heard of nothing meanwhile puts in what was changed there, and takes out nothing', async () => {
  const device = buildDevice()
  const [older, newer] = [openTab(device), openTab(device)]
  await isRead(older)
  await isRead(newer)
  newer.act(...line('a', 'call Meena'))
  await expect.poll(device.lies).toEqual(['call Meena'])
  older.act(...line('b', 'cold water'))
  await expect.poll(older.shows).toEqual(['call Meena', 'cold water'])
  await expect.poll(device.lies).toEqual(['call Meena', 'cold water'])
})

test('of a line that both changed both versions are kept', async () => {
  const device = buildDevice()
  const first = openTab(device)
  await isRead(first)
  first.act(...line('a', 'tea'))
  await expect.poll(device.lies).toEqual(['tea'])
  const second = openTab(device)
  await expect.poll(second.shows).toEqual(['tea'])
  second.act({ action: 'write', section, id: 'a', text: 'tea with Meena' })
  await expect.poll(device.lies).toEqual(['tea with Meena'])
  first.act({ action: 'write', section, id: 'a', text: 'tea on the terrace' })
  await expect.poll(device.lies).toEqual(['tea on the terrace'])
  second.refresh()
  await expect.poll(second.shows).toEqual(['tea on the terrace'])
  expect(JSON.parse((await device.storage.read()) ?? '').sections.alone).toEqual([
    { id: 'a', text: 'tea on the terrace', others: ['tea with Meena'] },
  ])
})

test('what is written quickly stands as it was written, whatever is kept meanwhile', async () => {
  const device = buildDevice()
  const tab = openTab(device)
  await isRead(tab)
  tab.act(...line('a', ''))
  const words = 'walk to the tank and back'
  for (let end = 1; end <= words.length; end++) {
    tab.act({ action: 'write', section, id: 'a', text: words.slice(0, end) })
    expect(tab.shows()).toEqual([words.slice(0, end)])
    if (end % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(tab.shows()).toEqual([words.slice(0, end)])
  }
  await expect.poll(device.lies).toEqual([words])
  expect(tab.kept.at(-1)).toBe(true)
})

test('a device that keeps nothing takes no word from the page', async () => {
  const device = buildDevice({ isFull: true })
  const tab = openTab(device)
  await isRead(tab)
  tab.act(...line('a', 'tea'), ...line('b', 'walk'))
  await expect.poll(() => tab.kept).toContain(false)
  tab.refresh()
  tab.act({ action: 'write', section, id: 'b', text: 'walk far' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(tab.shows()).toEqual(['tea', 'walk far'])
})
