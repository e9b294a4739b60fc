import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConversationInput, ConversationState, Turn } from '../conversation'
import { conversationTextIds } from '../conversation-text-ids'
import { converse, openConversation } from '../converse'
import { topics } from '../topics/topics'
import { asides, type GuidedNode } from './guided-flow'
import { conversationIds, guidedFlows } from './guided-flows'

const options = { language: 'en', now: new Date(2026, 10, 22, 11) } as const

const placeOf = ({ open, guided, aside }: ConversationState) =>
  open ? `safety.${open.name}` : guided ? `${guided.name}.${guided.node}` : (aside ?? 'none')

/** What was answered so far and decides on the way from here. */
const routeOf = ({ guided }: ConversationState) =>
  ['step', 'before', 'bed'].map((slot) => guided?.slots[slot] !== undefined && (slot !== 'bed' || guided.slots.bed))

const answer = (state: ConversationState, input: ConversationInput): Turn =>
  converse(JSON.parse(JSON.stringify(state)), input, options)

const written = 'my cousin and I argued about the wedding on Sunday'
const asideIds: readonly string[] = asides.map((aside) => `conversation.aside.${aside}`)

/** Every place that choices, numbers and words lead to, with the turn that first came there. */
function walk(): Map<string, Turn> {
  const found = new Map<string, Turn>()
  const openings = [
    ...conversationIds.map(({ id }) => ({ choice: id })),
    ...[
      'i have no friends in the hostel',
      'asdf qwer zxcv poiu',
      'what do you mean by it all now',
      'how do i tell them about it',
      'i have no friends here, how do i tell my roommate',
    ].map((text) => ({ text })),
  ]
  const queue = openings.map((input) => answer(openConversation('en').state, input))
  const step = { text: 'message Rahul', conversation: 'loneliness', day: '2026-11-20' }
  queue.push(openConversation('en', { step }, options.now))
  queue.push(openConversation('en', { last: { conversation: 'sleep', day: '2026-11-20' } }, options.now))
  for (let turn = queue.shift(); turn; turn = queue.shift()) {
    const key = `${placeOf(turn.state)} ${routeOf(turn.state)}`
    if (found.has(key) || turn.state.open) continue
    found.set(key, turn)
    for (const { id } of turn.choices) queue.push(answer(turn.state, { choice: id }))
    queue.push(answer(turn.state, { text: written }), answer(turn.state, { text: 'hmm' }))
    // Two unclear answers, and words that come again.
    queue.push(answer(answer(turn.state, { text: 'hmm' }).state, { text: 'hmm' }))
    queue.push([written, written, written].reduce((one, text) => answer(one.state, { text }), turn))
  }
  return found
}

const places = walk()
const asking = [...places.entries()].filter(([, { state }]) => state.guided)

test('every node that asks is reached', () => {
  const all = guidedFlows.flatMap(({ name, nodes }) =>
    Object.entries(nodes)
      .filter(([, { kind }]) => kind === 'choose' || kind === 'scale' || kind === 'write')
      .map(([id]) => `${name}.${id}`),
  )
  // One topic stands for all of them; the offer to go on follows a safety conversation.
  const oneTopic = all.filter((place) => !/^listening\.(?!loneliness|open)/.test(place) && place !== 'between.offer')
  const reached = new Set([...places.values()].map(({ state }) => placeOf(state)))
  expect(oneTopic.filter((place) => !reached.has(place))).toEqual([])
})

test.each(asking)('%s has two to five answers of its own, ways out beside them, and no dead end', (_place, turn) => {
  const ids = turn.choices.map(({ id }) => id)
  const own = ids.filter((id) => !asideIds.includes(id) && !/^\d+$/.test(id))
  const isScale = ids.includes('10')
  expect(own.length).toBeGreaterThanOrEqual(isScale ? 1 : 2)
  expect(own.length).toBeLessThanOrEqual(5)
  if (turn.state.guided?.name !== 'between') expect(ids.slice(-asides.length)).toEqual(asideIds)
  for (const id of ids) {
    const next = answer(turn.state, { choice: id })
    expect(next.say.length, id).toBeGreaterThan(0)
    if (next.state.guided || next.state.open) expect(next.choices.length).toBeGreaterThan(1)
  }
})

test.each(asking)('%s is left within two choices', (_place, turn) => {
  const isOut = ({ state }: Turn) => !state.guided && !state.open
  const one = turn.choices.map(({ id }) => answer(turn.state, { choice: id }))
  const two = one.flatMap(({ state, choices }) => choices.map(({ id }) => answer(state, { choice: id })))
  expect([...one, ...two].some(isOut)).toBe(true)
})

test('every id that is said or offered is in the list of ids', () => {
  const known = new Set(conversationTextIds)
  const named = [...places.values()].flatMap(({ say, choices }) => [...say, ...choices].map(({ id }) => id))
  const unknown = named.filter((id) => id.startsWith('conversation.') && !known.has(id))
  expect(unknown).toEqual([])
})

test.each(asking)('a crisis phrase at %s brings help, and what was open waits', (_place, { state }) => {
  const phrases = ['i want to die', 'mujhe mar jana hai', 'मैं मरना चाहता हूँ', 'i took 20 tablets', 'my husband beats me']
  for (const text of phrases) {
    const turn = answer(state, { text })
    expect(turn.state.open).not.toBeNull()
    expect(turn.say[0]?.id).toMatch(/^safety\./)
    expect(turn.choices.at(-1)?.id).toBe('safety.choice.leave')
    const isBetween = state.guided?.name === 'between' || state.guided?.name === 'memory'
    if (!isBetween) expect(turn.state.paused?.node).toBe(state.guided?.node)
  }
})

const words = fc.constantFrom('my', 'exam', 'ghar', 'raat', 'ok', 'and', 'then', 'mera', 'dost', 'rain', 'नहीं', 'சரி')
const around = fc.array(words, { maxLength: 6 }).map((list) => list.join(' '))
const place = fc.constantFrom(...asking.map(([, turn]) => turn))

test('whatever stands around it, a crisis phrase is heard at every question', () => {
  fc.assert(
    fc.property(place, around, ({ state }, before) => {
      const turn = answer(state, { text: `${before}. i want to kill myself` })
      expect(turn.state.open).not.toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('no text and no choice breaks a conversation or changes the state that was given', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), around)
  fc.assert(
    fc.property(place, text, ({ state }, typed) => {
      const before = JSON.stringify(state)
      for (const input of [{ text: typed }, { choice: typed }]) {
        const turn = converse(state, input, options)
        expect(turn.say.length).toBeGreaterThan(0)
        expect(JSON.stringify(state)).toBe(before)
        expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state)
      }
    }),
    { numRuns: 500 },
  )
})

/** The most questions on any way through a conversation, without those that all of them share. */
function longestWay(nodes: Readonly<Record<string, GuidedNode>>, from: string, before: readonly string[] = []): number {
  const node = nodes[from]
  if (!node || node.kind === 'end' || before.includes(from)) return 0
  const steps =
    node.kind === 'choose' || node.kind === 'write'
      ? [...Object.values(node.choices ?? {}), node.kind === 'choose' ? (node.other ?? []) : node.to]
      : [node.to]
  const next = steps
    .flatMap((one) => ('length' in one ? [...one] : [one]))
    .flatMap((step) => ('to' in step ? [step.to] : []))
  const isOwn = node.kind !== 'say' && node.kind !== 'tool' && !shared.has(from)
  return (isOwn ? 1 : 0) + Math.max(0, ...[...new Set(next)].map((id) => longestWay(nodes, id, [...before, from])))
}

const shared = new Set(
  'listen right again before begun act when if_then after heavier keep keep_step keep_conversation last'.split(' '),
)

test.each(guidedFlows.slice(0, conversationIds.length))(
  '$name asks two to ten questions of its own',
  ({ nodes, start }) => {
    expect(longestWay(nodes, start)).toBeGreaterThanOrEqual(2)
    expect(longestWay(nodes, start)).toBeLessThanOrEqual(10)
  },
)

test.each(topics)('the topic %s leads to conversations of its own', (topic) => {
  const flow = guidedFlows.find(({ name }) => name === `listening.${topic}`)
  const choices = flow?.nodes.try?.kind === 'choose' ? Object.keys(flow.nodes.try.choices) : []
  expect(choices.filter((id) => id.startsWith('start.'))).toHaveLength(3)
})
