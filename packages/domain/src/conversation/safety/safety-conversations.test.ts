import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordinaryWords } from '../../replies/words/ordinary'
import { raiseTier } from '../../risk'
import type { ConversationState, Turn } from '../conversation'
import { conversationTextIds } from '../conversation-text-ids'
import { converse, openConversation } from '../converse'
import { openFlow } from './open-flow'
import { tierOfFlow } from './raised-by'
import { safetyFlows } from './safety-flows'
import { isUnsure } from './unsure'

const options = { language: 'en', now: new Date(2026, 10, 22) } as const

/** One disclosure for each safety conversation, about oneself and about someone else. */
const disclosures = [
  'i want to die',
  'my friend wants to die',
  'i will kill myself tonight',
  'my friend will kill herself tonight',
  'i took 20 tablets',
  'my friend took 20 tablets',
  'my husband beats me',
  'my neighbour is beaten by her husband',
  'papa hits my mother when he drinks',
  'i am 12 and i am very sad',
  'i am 12 and i want to die',
  'i am 12 and my uncle touched me',
  'i want to kill my boss',
  'a man has my private photos and wants money or he will leak them',
  'a man has private photos of my friend and will leak them',
]

const guessed = ['crisis', 'imminent', 'overdose', 'abuse', 'child'] as const

/** The question that opens where only the learned reader raised it, of each conversation. */
const guesses: Turn[] = guessed.flatMap((name) =>
  (['self', 'someone_else'] as const).map((about) =>
    openFlow(openConversation('en').state, {
      name,
      about,
      reading: { tier: tierOfFlow[name], about, matched: [] },
      text: 'the rent is due and the shop is shut',
    }),
  ),
)

const placeOf = ({ open }: ConversationState) => (open ? `${open.name}.${open.about}.${open.node}` : 'left')

/** Every place that choices lead to, with the turn that first came there and the turn before it. */
function walk(): { turn: Turn; before: Turn | null }[] {
  const found = new Map<string, { turn: Turn; before: Turn | null }>()
  const told = disclosures.map((text) => converse(openConversation('en').state, { text }, options))
  const queue: { turn: Turn; before: Turn | null }[] = [...told, ...guesses].map((turn) => ({ turn, before: null }))
  for (let step = queue.shift(); step; step = queue.shift()) {
    const key = `${placeOf(step.turn.state)} ${step.turn.state.open?.also}`
    if (found.has(key)) continue
    found.set(key, step)
    for (const { id } of step.turn.choices) {
      queue.push({ turn: converse(step.turn.state, { choice: id }, options), before: step.turn })
    }
  }
  return [...found.values()]
}

const places = walk()
const inside = places.filter(({ turn }) => turn.state.open !== null)

test('every node that asks is reached by choices', () => {
  const reached = new Set(inside.map(({ turn }) => placeOf(turn.state)))
  const all = Object.values(safetyFlows).flatMap((byWhom) =>
    Object.values(byWhom).flatMap((flow) =>
      Object.keys(flow.nodes).map((node) => `${flow.name}.${flow.about}.${node}`),
    ),
  )
  // Words of one's own are listened to at these; no choice leads there. A child who is about someone else is told by a text.
  const byText = /\.(?:heard|eased|staying)$|^child\.someone_else|^harm\.someone_else|^parents\.someone_else/
  expect([...new Set(all)].filter((place) => !reached.has(place) && !byText.test(place))).toEqual([])
})

test.each(inside.map(({ turn }) => [placeOf(turn.state), turn] as const))(
  'S12, S22: %s has two to five answers of its own, a silent way and a way out, and no choice is a dead end',
  (_place, { state, choices }) => {
    const answers = choices.map(({ id }) => id.replace('safety.choice.', ''))
    const own = answers.filter((answer) => answer !== 'cannot_talk' && answer !== 'leave')
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.length).toBeLessThanOrEqual(5)
    expect(answers).toContain('cannot_talk')
    expect(answers.at(-1)).toBe('leave')
    for (const choice of choices) {
      const next = converse(state, { choice: choice.id }, options)
      expect(next.say.length).toBeGreaterThan(0)
      const isOut = next.state.open === null
      expect(isOut).toBe(/\.(?:leave|something_else)$/.test(choice.id))
      if (!isOut) expect(next.choices.at(-1)?.id).toBe('safety.choice.leave')
    }
  },
)

test.each(inside.map(({ turn }) => [placeOf(turn.state), turn] as const))(
  'S15: nothing that %s says is said again in the next turn, by a choice or by words',
  (_place, { state, say, choices }) => {
    const said = say.map(({ id }) => id)
    const inputs = [
      ...choices.map(({ id }) => ({ choice: id })),
      ...['hmm', 'yes', 'no', 'i want to die'].map((text) => ({ text })),
    ]
    for (const input of inputs) {
      const next = converse(state, input, options)
      expect(next.say.map(({ id }) => id).filter((id) => said.includes(id))).toEqual([])
    }
  },
)

test('every id that is said or offered is in the list of ids', () => {
  const known = new Set(conversationTextIds)
  const named = places.flatMap(({ turn }) => [...turn.say, ...turn.choices].map(({ id }) => id))
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

const words = fc.constantFrom(...ordinaryWords.english, ...ordinaryWords.latinHindi)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(words, { maxLength: 9 }).map((list) => list.join(' ')),
  fc.constantFrom(
    'hi',
    'thank you',
    'tell me a joke',
    'what is anxiety',
    'just joking',
    'lol no',
    'bye',
    'haha',
    'first',
    'no',
    'नहीं',
    'tell me more',
  ),
)
/** Who said no to the question about danger is not held: `other-matter.test.ts`. */
const handsOver = ({ open }: ConversationState) => {
  const node = open ? safetyFlows[open.name][open.about].nodes[open.node] : undefined
  return node?.kind === 'write' && node.handsOver === true
}
const holding = inside
  .map(({ turn }) => turn)
  // A guess is asked about and holds nobody: `unsure.test.ts`.
  .filter(({ state }) => !handsOver(state) && !(state.open && isUnsure(state.open)))
const place = fc.constantFrom(...holding)

test('S22: no free text that takes nothing back leaves at any node, lowers the tier, or gets another reply than one of the safety conversation', () => {
  fc.assert(
    fc.property(place, text, ({ state }, written) => {
      const before = JSON.stringify(state)
      const next = converse(state, { text: written }, options)
      expect(next.state.open).not.toBeNull()
      expect(raiseTier(state.tier, next.tier)).toBe(next.tier)
      expect(next.tier).toBe(next.state.tier)
      expect(next.say.length).toBeGreaterThan(0)
      for (const { id } of next.say) expect(id).toMatch(/^safety\./)
      expect(next.choices.length).toBeGreaterThan(0)
      expect(JSON.stringify(state), 'the state that was given is not changed').toBe(before)
      expect(JSON.parse(JSON.stringify(next.state))).toEqual(next.state)
    }),
    { numRuns: 1000 },
  )
})

test('S22: a choice that is no longer offered leaves nothing and lowers nothing', () => {
  for (const { turn } of inside) {
    const next = converse(turn.state, { choice: 'safety.choice.unknown' }, options)
    expect(placeOf(next.state)).toBe(placeOf(turn.state))
    expect(next.tier).toBe(turn.tier)
  }
})

test('whoever writes about someone else, or in anger, is never given words that say they themselves want to die', () => {
  const ownWords = ['safety.call.crisis', 'safety.card.self', 'safety.come.self', 'safety.door', 'safety.listen.child']
  for (const flow of Object.values(safetyFlows).flatMap((byWhom) => Object.values(byWhom))) {
    if (flow.about === 'self' && flow.name !== 'harm') continue
    const said = JSON.stringify(flow).match(/safety\.[a-z_.]+/g) ?? []
    expect(said.filter((id) => ownWords.includes(id) && !(flow.name === 'harm' && id === 'safety.door'))).toEqual([])
  }
})
