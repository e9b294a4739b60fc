import { expect, test } from 'vitest'
import type { ConversationInput, ConversationMemory, ConversationState, Turn } from '../conversation'
import { converse, openConversation } from '../converse'

const now = new Date(2026, 10, 22, 11)
const options = { language: 'en', now } as const

/** Lets someone write and tap; a choice begins with '>', without 'conversation.'. */
function talkFrom(first: Turn, ...inputs: string[]): Turn {
  return inputs.reduce((turn, input) => answerTo(turn.state, input), first)
}

const talk = (...inputs: string[]) => talkFrom(openConversation('en'), ...inputs)

function answerTo(state: ConversationState, input: string): Turn {
  const choice = input.startsWith('>safety') ? input.slice(1) : `conversation.${input.slice(1)}`
  const given: ConversationInput = input.startsWith('>') ? { choice } : { text: input }
  return converse(JSON.parse(JSON.stringify(state)), given, options)
}

const ids = ({ say }: Turn) => say.map(({ id }) => id.replace('conversation.', ''))
const at = ({ state }: Turn) => (state.guided ? `${state.guided.name}.${state.guided.node}` : null)

test('a known topic is opened with its own question; other words are given back, and leave is asked before anything is offered', () => {
  const known = talk('my manager shouted at me in the meeting')
  expect(ids(known)).toEqual(['topic.harsh_boss.opening', 'reflect.humiliated', 'topic.harsh_boss.ask_b'])
  const heard = talk('the whole thing feels like walking through mud')
  expect(heard.say[0]?.values).toEqual({ heard: 'the whole thing feels like walking through mud' })
  expect(ids(heard)).toEqual(['shared.wrote', 'topic.open.opening', 'shared.right'])
  const leave = answerTo(heard.state, 'yes')
  expect(ids(leave)).toEqual(['listening.leave'])
  const tried = answerTo(known.state, 'lets try something')
  expect(tried.choices[0]?.id).toBe('conversation.start.hard_talk')
  expect(at(answerTo(leave.state, 'not now'))).toBeNull()
})

test('what was not quite right is corrected', () => {
  const turn = talk('the whole thing feels like walking through mud', 'not quite', 'more like carrying wet sand uphill')
  expect(at(turn)).toBe('listening.open.ear')
  expect(turn.state.guided?.slots.heard).toBe('more like carrying wet sand uphill')
})

test('a topic that was heard wrongly is corrected by a short no and the right one', () => {
  const turn = talk('my relatives call me fat', 'not fat, i cannot sleep at night')
  expect(ids(turn).slice(0, 2)).toEqual(['move.corrected_echo', 'topic.sleep.opening'])
})

test('a short answer opens no other topic', () => {
  const turn = talk('i have no friends in the hostel', 'at night before sleep')
  expect(ids(turn)[0]).toBe('heard.when.a')
  expect(at(turn)).toBe('listening.loneliness.ear')
})

test('what a complaint tells is not lost in the apology', () => {
  const turn = talk('i have no friends in the hostel', 'u dont understand me, i am so scared of tomorrow')
  expect(ids(turn)).toEqual(['move.complaint.a', 'reflect.afraid'])
})

test('an objection or a feeling in the place of a step is taken up, and the step stays; where it comes again, the talk leaves the step', () => {
  const ways = talk('>start.problem', 'the rent is due', 'yes', '6', 'yes', 'a cheaper room')
  expect(at(ways)).toBe('problem.ways')
  const objected = answerTo(ways.state, 'this is stupid')
  expect(ids(objected)).toEqual(['shared.objection'])
  expect(at(objected)).toBe('problem.ways')
  expect(at(answerTo(ways.state, 'i cant think of anything'))).toBe('problem.friends_way')
  const feeling = answerTo(ways.state, 'i feel so guilty for dragging my kids through this')
  expect(ids(feeling)).toEqual(['reflect.guilt', 'shared.beside'])
  const again = answerTo(feeling.state, 'i am so tired of it all and i keep crying')
  expect(at(again)).toMatch(/^listening/)
  expect(again.state.paused?.node).toBe('ways')
  expect(at(answerTo(ways.state, 'ask my cousin, move in with amma, talk to the owner'))).toBe('problem.cost')
})

test('a question to Mindmitra in the middle of an exercise is answered, and the scale stays', () => {
  const scale = talk('>start.problem', 'the rent is due', 'yes')
  expect(ids(answerTo(scale.state, 'will this get better?'))).toEqual(['question.gets_better', 'shared.unclear_scale'])
})

test.each([
  ['my heart is racing and i cant breathe', 'panic.chest'],
  ['is there anyone i can talk to safely', 'between.person'],
  ['papa bahut daantte hain marks ke liye', 'listening.parents.ear'],
  ['I have been laid off and have three EMIs', 'listening.job_loss.ear'],
  ['मेरी नानी गुज़र गईं', 'listening.grief.ear'],
  ['எனக்கு தூக்கமே வரல', 'listening.sleep.ear'],
  ['ছেলেটা আমাকে ছেড়ে চলে গেছে', 'listening.breakup.ear'],
  ['the whole thing feels like walking through mud', 'listening.open.right'],
  ['hmm', 'between.menu'],
  ['mm hmm', 'listening.open.begin'],
])("'%s' is led to %s", (text, place) => {
  expect(at(talk(text))).toBe(place)
})

test('a question about facts keeps its ready answer', () => {
  expect(ids(talk('how can i manage exam stress?'))).toEqual(['preset.exams.answer'])
  expect(ids(talk('better sleep'))).toEqual(['preset.sleep.answer'])
})

test('what answers a canned question is heard, and gets no generic line', () => {
  const asked = talk('i feel sad')
  expect(asked.state.lastReplyId).toMatch(/^sad\./)
  expect(ids(answerTo(asked.state, 'it began with the move to another flat'))[0]).toBe('shared.wrote')
  expect(at(answerTo(asked.state, 'yes'))).toBe('listening.open.begin')
  expect(at(answerTo(asked.state, 'no'))).toBe('between.menu')
})

test('two unclear answers lead to the short menu, and from it back', () => {
  const first = talk('>start.problem', 'hmm')
  expect(ids(first)).toEqual(['shared.unclear'])
  const menu = answerTo(first.state, 'ok')
  expect(at(menu)).toBe('between.menu')
  expect(menu.choices.map(({ id }) => id)).toEqual([
    'conversation.choice.talk',
    'conversation.choice.calm',
    'conversation.start.small_step',
    'conversation.choice.person',
    'conversation.choice.resume',
  ])
  expect(at(answerTo(menu.state, '>choice.resume'))).toBe('problem.listen')
})

test('a question about safety that stays unclear counts as not sure', () => {
  const chest = talk('>start.panic', 'hmm', 'ok')
  expect(chest.state.open?.name).toBe('overdose')
  expect(talk('>start.hard_talk', '>choice.a_parent', 'not sure').state.open?.name).toBe('abuse')
  expect(talk('>start.anger', '>choice.might_hurt').state.open?.name).toBe('harm')
  expect(talk('>start.urge', 'beer', '>choice.yes_begin', '5', 'alcohol', 'yes', 'not sure').state.open?.name).toBe(
    'overdose',
  )
  expect(at(talk('>start.new_mother', 'yes'))).toBe('new_mother.urgent')
})

test.each([
  'no she wont hurt, she only taunts',
  'what?? no. my papa is a good man he will just be sad',
  'nahi papa marenge nahi, bas daantenge',
  'नहीं, वो ऐसे नहीं हैं',
])('before a hard talk is rehearsed, %j is a no', (words) => {
  const { state } = talk('>start.hard_talk', '>choice.a_parent', words)
  expect([state.open, state.guided?.node]).toEqual([null, 'listen'])
})

test.each(['no but he may take my phone', 'nahi, par phone le lenge'])('and %j is none', (words) => {
  expect(talk('>start.hard_talk', '>choice.a_parent', words).state.guided?.node).toBe('safe')
})

test.each([
  ['>choice.a_boss', 'listen'],
  ['>choice.a_friend', 'listen'],
  ['>choice.a_parent', 'safe'],
  ['>choice.a_partner', 'safe'],
  ['my flatmate', 'listen'],
  ['मेरे मकान मालिक', 'listen'],
  ['my mother in law', 'safe'],
  ['meri saas', 'safe'],
  ['என் மாமியார்', 'safe'],
  ['my landlord, i am scared of him', 'safe'],
])('a talk with %j is rehearsed from %j on', (who, node) => {
  expect(talk('>start.hard_talk', who).state.guided?.node).toBe(node)
})

test.each([
  ['my flatmate never washes the dishes', 'how do i tell her', 'at once'],
  ['i want more salary and my boss says wait', 'how do i ask my boss', 'at once'],
  ['मेरा बॉस छुट्टी नहीं देता', 'बॉस को कैसे बोलूँ', 'at once'],
  ['my boss is rude and my mother is unwell', 'how do i tell my boss', 'who'],
])('after %j and %j the rehearsal begins: %s', (told, asked, begins) => {
  const node = talk(told, asked, '>start.hard_talk').state.guided?.node
  // Whose words were taken for danger and put right is asked for them once more.
  expect(node === 'before' || node === 'listen' ? 'at once' : node).toBe(begins)
})

test('a crisis in the middle opens its safety conversation, and afterwards the person may go on', () => {
  const inside = talk('>start.problem', 'the rent is due')
  const crisis = answerTo(inside.state, 'i want to die')
  expect(crisis.state.open?.name).toBe('crisis')
  const left = answerTo(crisis.state, '>safety.choice.leave')
  expect(left.state.aside).toBe('may_ask')
  const offered = answerTo(left.state, '>safety.choice.may_not_ask')
  expect(offered.say.at(-1)?.id).toBe('conversation.between.offer')
  expect(at(answerTo(offered.state, 'yes'))).toBe('problem.right')
})

test('the asides are heard in words too, and wait where they stopped', () => {
  const inside = talk('>start.problem', 'the rent is due', 'yes', '6')
  expect(at(inside)).toBe('problem.change')
  const stopped = answerTo(inside.state, 'stop')
  expect(at(stopped)).toBe('between.stopped')
  expect(at(answerTo(stopped.state, '>choice.resume'))).toBe('problem.change')
  expect(answerTo(inside.state, 'calm down').offer).toEqual({ tool: 'saans' })
  expect(answerTo(inside.state, '>aside.help').offer).toEqual({ page: '/help' })
  expect(at(answerTo(stopped.state, 'my exam is tomorrow and I know nothing'))).toBe('listening.exams.ear')
})

test('choices are heard as places, numbers and words', () => {
  const where = talk('>start.sleep', 'awake till four', 'yes', '7')
  expect(at(where)).toBe('sleep.what')
  expect(at(answerTo(where.state, 'the second one'))).toBe('sleep.tomorrow')
  expect(at(answerTo(where.state, '2'))).toBe('sleep.tomorrow')
  expect(at(talk('>start.sleep', 'awake till four', 'haan', 'aath'))).toBe('sleep.what')
})

test('the same question is not asked twice in a talk', () => {
  const once = talk('i have no friends here', 'yes', 'more', 'at lunch they all leave', 'the silence afterwards')
  const again = talkFrom(once, '>aside.stop', 'no', 'i miss my old school so much and my bench mate', 'then we moved')
  const { questions = 0, said = [] } = again.state.talk ?? {}
  expect(questions).toBeGreaterThan(1)
  expect(said.length).toBe(new Set(said).size)
})

test('a talk that says nothing new is asked once what would help', () => {
  const line = 'everyone in class laughs at me'
  const said = talk(line, line, line, line)
  expect(at(said)).toBe('listening.bullying.what_helps')
  expect(ids(talkFrom(said, line, line, line))).not.toContain('listening.what_helps')
})

test('before and after are compared, and a second heavier ending names people', () => {
  const heavier = talk('>start.gratitude', '2', '>choice.no_thing', '6')
  expect(ids(heavier)).toEqual(['shared.heavier'])
  expect(heavier.say[0]?.values).toEqual({ before: '2', after: '6' })
  const again = talkFrom(heavier, '>start.gratitude', '2', '>choice.no_thing', '6')
  expect(ids(again)).toEqual(['shared.heavier_twice', 'shared.heavier'])
})

test('nothing is remembered without a yes, item by item', () => {
  const asked = talk(
    '>start.gratitude',
    '4',
    'the rain',
    'it cooled the room',
    'yes',
    'call amma',
    'today',
    'skip',
    '2',
  )
  expect(ids(asked)).toEqual(['shared.lighter', 'shared.keep_step'])
  expect(asked.memory).toBeUndefined()
  const refused = talkFrom(asked, '>choice.dont_keep', '>choice.dont_keep')
  expect(refused.memory).toBeUndefined()
  const kept = answerTo(asked.state, '>choice.keep')
  const step = { text: 'call amma', conversation: 'gratitude', day: '2026-11-22' }
  expect(kept.memory).toEqual({ step })
  const both = answerTo(kept.state, '>choice.keep')
  expect(both.memory).toEqual({ step, last: { conversation: 'gratitude', day: '2026-11-22', before: 4, after: 2 } })
})

test('coming out is never remembered', () => {
  const walked = talk(
    '>start.coming_out',
    'no',
    'i like girls',
    'yes',
    '5',
    '>choice.tell_no_one',
    '>choice.someone',
    '4',
  )
  expect(at(walked)).toBe('coming_out.last')
})

test('the next visit asks how the step went, once, and every answer is welcome', () => {
  const memory: ConversationMemory = {
    step: { text: 'message Rahul', conversation: 'loneliness', day: '2026-11-17' },
    last: { conversation: 'loneliness', day: '2026-11-17' },
  }
  const turn = openConversation('en', memory, now)
  expect(turn.say).toEqual([{ id: 'conversation.memory.step', values: { day: 'Tuesday', step: 'message Rahul' } }])
  expect(turn.memory).toEqual({ last: memory.last })
  expect(ids(answerTo(turn.state, 'yes'))).toEqual(['memory.did'])
  expect(ids(answerTo(turn.state, 'no'))).toEqual(['memory.not_yet'])
  expect(ids(openConversation('en', turn.memory, now))).toEqual(['memory.last'])
  expect(openConversation('hi', memory, now).say[0]?.values?.day).toBe('मंगलवार')
  expect(ids(openConversation('en', memory, new Date(2026, 10, 17)))).toEqual(['greeting.a'])
})

test('a yes to being asked again keeps what else is remembered', () => {
  const step = { text: 'call amma', conversation: 'gratitude', day: '2026-11-22' }
  const opened = openConversation('en', { step }, now)
  const left = talkFrom(opened, 'i want to die', '>safety.choice.leave')
  expect(answerTo(left.state, 'yes').memory).toEqual({ step, mayAskSince: '2026-11-22' })
})

test.each([
  ['you are so stupid', 'manner.rude'],
  ['testing', 'manner.testing'],
  ['what is the cricket score', 'manner.off_topic'],
  ['bye', 'manner.goodbye'],
])("'%s' has an honest answer, and another when it comes again", (text, id) => {
  const turn = talk(text)
  expect(ids(turn)).toEqual([id])
  expect(ids(answerTo(turn.state, text))).toEqual([`${id}_again`])
})

test("'are you a real person' in the middle is answered, and the question stays", () => {
  const turn = talk('>start.problem', 'the rent is due', 'yes', '6', 'are you a real person')
  expect(turn.say[0]?.id).toMatch(/^about_bot\./)
  expect(at(turn)).toBe('problem.change')
})

test('a state of an earlier version is understood', () => {
  const { guided: _g, paused: _p, talk: _t, remembered: _r, ...older } = openConversation('en').state
  expect(at(converse(older, { choice: 'conversation.start.worry' }, options))).toBe('worry.listen')
})

test('a worry ends the mood of good news', () => {
  const glad = talk('i got the job today', 'my sister danced in the kitchen')
  expect(ids(glad)[0]).toMatch(/^move\.glad/)
  const worried = answerTo(glad.state, 'but mom will be left alone, that scares me')
  expect(ids(worried).join()).not.toContain('glad')
  expect(ids(answerTo(worried.state, 'she sits by the window all day')).join()).not.toContain('glad')
})

test.each([
  'no chest pain, nothing taken',
  'no pain, only the heart is fast',
  'dard nahi hai, bas ghabrahat',
  'दर्द नहीं है, बस घबराहट',
  'दुखत नाही, नुसती भीती',
  'દુખાવો નથી, બસ ગભરામણ',
  'বুকে ব্যথা নেই',
  'இல்ல வலி இல்ல',
  'నొప్పి ఏం లేదు',
  'ನೋವು ಇಲ್ಲ',
  'vali illa',
])('to the question about the chest a denial in words is a no: %s', (text) => {
  expect(at(talk('>start.panic', text))).toBe('panic.easing')
})

test.each(['i think my chest hurts', 'no relief, the pain goes into my arm', 'not sure'])(
  'and what tells of pain is none: %s',
  (text) => expect(at(talk('>start.panic', text))).not.toBe('panic.easing'),
)
