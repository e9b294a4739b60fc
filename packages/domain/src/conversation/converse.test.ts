import { expect, test } from 'vitest'
import type { ConversationInput, ConversationState, Turn } from './conversation'
import { converse, openConversation, stayTurn } from './converse'
import { safetyReading } from './safety/safety-reading'
import { nextStayAt } from './stay-with-me'

const now = new Date(2026, 10, 22, 21, 0)
const options = { language: 'en', now } as const

/** Lets someone write and tap; a choice begins with '>'. The state passes through JSON, as it would in a chat. */
function talk(...inputs: string[]): Turn {
  let turn = openConversation('en')
  for (const input of inputs) turn = answerTo(turn.state, input)
  return turn
}

function answerTo(state: ConversationState, input: string): Turn {
  const given: ConversationInput = input.startsWith('>')
    ? { choice: `safety.choice.${input.slice(1)}` }
    : { text: input }
  return converse(JSON.parse(JSON.stringify(state)), given, options)
}

const ids = ({ say }: Turn) => say.map(({ id }) => id)
const at = ({ state }: Turn) => (state.open ? `${state.open.name}.${state.open.about}.${state.open.node}` : null)

test('an ordinary message gets the ordinary reply through the same door', () => {
  const turn = talk('good morning')
  expect(turn.tier).toBe('none')
  expect(turn.choices).toEqual([])
  expect(ids(turn)).toEqual([turn.state.lastReplyId])
  expect(talk('what is anxiety').state.topic).toBe('anxiety')
})

test('S1: a disclosure opens its safety conversation whatever else the words match', () => {
  const turn = talk('hello, signs of depression, i want to die')
  expect(at(turn)).toBe('crisis.self.thinking')
  expect(turn.tier).toBe('crisis')
  expect(turn.choices.map(({ id }) => id.replace('safety.choice.', ''))).toEqual([
    'yes',
    'no',
    'not_sure',
    'cannot_talk',
    'leave',
  ])
})

/** The defects that this engine was built against, and answers in their words. */
test.each([
  [['i want to die', 'right now'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'yes', 'right now'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'i have pills with me'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'yes', 'no', 'i have pills with me'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'i took 20 tablets'], 'overdose.self.awake', 'medical'],
  [['i want to die', 'i took 20 tablets', 'yes my roommate'], 'overdose.self.stay', 'medical'],
  [['i want to die', 'yes', 'not sure'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'yes', 'tonight', 'kha li goliyan'], 'overdose.self.awake', 'imminent'],
  [['i want to die', 'yes', 'tonight', 'yes'], 'overdose.self.awake', 'imminent'],
  [['i want to die', 'yes', 'tonight', 'no', 'yes'], 'imminent.self.who', 'imminent'],
  [['i want to die', 'yes', 'tonight', 'no', 'not with me'], 'imminent.self.who', 'imminent'],
  [['i want to die', 'yes', 'tonight', 'no', 'yes', 'my sister'], 'imminent.self.stay', 'imminent'],
  [['i want to die', 'no'], 'crisis.self.listen', 'crisis'],
  [['i want to die', 'no', 'i feel like a burden to everyone'], 'crisis.self.eased', 'crisis'],
  [['i want to die', 'yes', 'no', 'alone', 'nobody'], 'crisis.self.next', 'crisis'],
  [['i want to die', 'yes', 'no', 'not alone'], 'crisis.self.next', 'crisis'],
  [['i want to die', "can't talk"], 'crisis.self.silent', 'crisis'],
  [['मैं मरना चाहता हूँ', 'हाँ', 'नहीं', 'अकेला हूँ', 'कोई नहीं'], 'crisis.self.next', 'crisis'],
  [['mai marna chahti hu', 'haan', 'aaj raat'], 'imminent.self.done', 'imminent'],
  [['i want to die', 'just joking'], 'crisis.self.thinking', 'crisis'],
  [['my friend wants to die', 'not sure', 'no', 'yes'], 'crisis.someone_else.who', 'crisis'],
  [['my friend wants to die', 'i want to die too'], 'crisis.self.thinking', 'crisis'],
  [['I am 12 and I want to die'], 'crisis.self.thinking', 'crisis'],
  [['my husband beats me', 'yes', 'no'], 'abuse.self.after', 'abuse'],
  [['my husband beats me', 'yes', 'yes'], 'abuse.self.help', 'abuse'],
  [['i want to kill my boss'], 'harm.self.apart', 'crisis'],
  [['i want to kill my boss', 'no', 'yes', 'no one'], 'harm.self.next', 'crisis'],
])('S22: after %j the conversation stands at %s', (inputs, place, tier) => {
  const turn = talk(...inputs)
  expect(at(turn)).toBe(place)
  expect(turn.tier).toBe(tier)
})

test('S22: what is unclear is asked once more with its choices, and then the lines stay in front', () => {
  const first = talk('i want to die', 'haha')
  expect(ids(first)).toEqual(['safety.unclear.a', 'safety.crisis.self.thinking.b'])
  const second = answerTo(first.state, 'ok')
  expect(ids(second)).toEqual(['safety.hold.a', 'safety.lines.crisis.a'])
  expect(second.choices).toEqual(first.choices)
  expect(ids(answerTo(second.state, 'hmm'))).toEqual(['safety.hold.b', 'safety.lines.crisis.b'])
  expect(at(answerTo(second.state, 'yes'))).toBe('crisis.self.means')
})

test("S23: a child's lines stand first for a child, and anger at someone is not asked about suicide", () => {
  expect(ids(talk('I am 12 and I want to die'))).toContain('safety.lines.child.a')
  expect(ids(talk('i want to kill my boss')).join(' ')).not.toMatch(/thinking/)
})

test('only the choice leaves; the lines are said once more, and ordinary replies come back', () => {
  for (const text of ['leave this', 'stop', 'bye', 'talk about cricket'])
    expect(at(talk('i want to die', text))).not.toBeNull()
  const left = talk('i want to die', '>leave')
  expect(at(left)).toBeNull()
  expect(ids(left)).toEqual(['safety.left', 'safety.lines.crisis.b', 'safety.may_ask'])
  const ordinary = answerTo(left.state, 'what is anxiety')
  expect(ids(ordinary)).toEqual(['preset.anxiety.answer'])
})

test('the next visit asks once how things are, only after a yes, and nothing but the day is remembered', () => {
  const left = talk('i want to die', '>leave')
  expect(answerTo(left.state, '>may_not_ask').memory).toBeUndefined()
  const yes = answerTo(left.state, 'yes')
  expect(yes.memory).toEqual({ mayAskSince: '2026-11-22' })
  expect(ids(openConversation('en', yes.memory, now))).toEqual(['greeting.a'])
  const later = openConversation('en', yes.memory, new Date(2026, 10, 24))
  expect(ids(later)).toEqual(['safety.how_now.ask'])
  expect(later.memory).toEqual({})
  expect(ids(answerTo(later.state, '>heavier'))).toEqual(['safety.answered.heavier'])
  expect(at(answerTo(later.state, 'i want to die'))).toBe('crisis.self.thinking')
})

test('who may be watched, and a child, are not asked about a next visit', () => {
  expect(ids(talk('my husband beats me', '>leave'))).not.toContain('safety.may_ask')
  expect(ids(talk('I am 12 and I want to die', '>leave'))).not.toContain('safety.may_ask')
})

test("'stay with me' writes a line every two minutes and ends in the same conversation", () => {
  const begun = talk('i want to die', 'no', '>stay')
  expect(at(begun)).toBe('crisis.self.stay')
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  expect(stayTurn(begun.state, minutes(1))).toBeNull()
  expect(nextStayAt(begun.state)).toBe(minutes(2).getTime())
  const two = stayTurn(begun.state, minutes(2.1)) as Turn
  expect(ids(two)).toEqual(['safety.stay.two'])
  expect(stayTurn(two.state, minutes(3))).toBeNull()
  const written = answerTo(two.state, 'i keep crying')
  expect(at(written)).toBe('crisis.self.staying')
  const eight = stayTurn(written.state, minutes(8)) as Turn
  expect(ids(eight), 'missed lines are not read out in a row').toEqual(['safety.stay.eight'])
  const ten = stayTurn(eight.state, minutes(11)) as Turn
  expect(ids(ten)).toEqual(['safety.stay.ten'])
  expect(at(ten)).toBe('crisis.self.rest')
  expect(nextStayAt(ten.state)).toBeNull()
})

test('the plan and the grounding exercise are offered as what they are', () => {
  const turn = talk('i want to die', 'no', '>plan')
  expect(turn.offer).toEqual({ page: '/safety-plan' })
  expect(answerTo(turn.state, '>ground').offer).toEqual({ tool: 'paanch-indriya' })
  expect(at(answerTo(turn.state, '>ground'))).toBe('crisis.self.rest')
})

test('the panel beside it is told what an answer raised', () => {
  expect(safetyReading(talk('i want to die', 'right now').state)).toEqual({
    tier: 'imminent',
    about: 'self',
    matched: ['imminent'],
  })
  expect(safetyReading(talk('hello').state)).toBeNull()
})

test.each([
  ['नमस्ते', 'en', 'hi'],
  ['मला खूप त्रास होतोय, काय करू', 'en', 'mr'],
  ['মন খারাপ', 'en', 'bn'],
  ['எனக்கு தூக்கம் வரவில்லை', 'hi', 'ta'],
  ['haan', 'hi', 'hi'],
  ['ok', 'ta', 'ta'],
] as const)("'%s' under an interface in %s is answered in %s", (text, language, answered) => {
  expect(converse(openConversation(language).state, { text }, { language, now }).language).toBe(answered)
})

test('a choice keeps to the language of the talk', () => {
  const turn = converse(openConversation('en').state, { text: 'मैं मरना चाहता हूँ' }, options)
  expect(converse(turn.state, { choice: 'safety.choice.yes' }, options).language).toBe('hi')
})

test.each(['5', '👍', '...'])('%j names no language: the talk keeps to its own', (text) => {
  const turn = converse(openConversation('en').state, { text: 'मुझे नींद नहीं आती' }, { language: 'en', now })
  expect(converse(turn.state, { text }, { language: 'en', now }).language).toBe('hi')
})

test('Hindi and Tamil in Latin letters are answered in the language of the interface through the whole talk', () => {
  for (const language of ['en', 'hi', 'ta'] as const) {
    let turn = openConversation(language)
    for (const text of [
      'mujhe bahut akela lagta hai',
      'raat ko rona aata hai',
      'haan',
      '5',
      'romba kashtama iruku',
      '😭',
    ]) {
      turn = converse(turn.state, { text }, { language, now })
      expect(turn.language, text).toBe(language)
    }
  }
})

test.each([
  ['my heart is racing and i feel like i am going to die', 'en'],
  ['dil bahut tez dhadak raha hai, lag raha hai mar jaunga', 'hi'],
  ['दिल ज़ोर से धड़क रहा है, लगता है मर जाऊँगी', 'hi'],
] as const)("'%s' is panic: the breath at once, the medical question, and nothing about suicide", (text, language) => {
  const turn = converse(openConversation(language).state, { text }, { language, now })
  expect(at(turn)).toBeNull()
  expect(turn.state.guided).toMatchObject({ name: 'panic', node: 'chest' })
  expect(turn.offer).toEqual({ tool: 'saans' })
})

test('one Hindi or Marathi talk stays in its language where a sentence has the words of both', () => {
  const say = (language: 'hi' | 'mr', ...texts: string[]) => {
    let turn = openConversation(language)
    for (const text of texts) turn = converse(turn.state, { text }, { language, now })
    return turn.language
  }
  expect(say('hi', 'मेरे नाना गुज़र गए', 'उनका चश्मा देखा तो रो पड़ा')).toBe('hi')
  expect(say('mr', 'माझे आजोबा गेले', 'आता त्रास होतो, सांगू का?')).toBe('mr')
})
