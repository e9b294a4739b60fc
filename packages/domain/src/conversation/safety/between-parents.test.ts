import { expect, test } from 'vitest'
import type { Language } from '../../language'
import type { Turn } from '../conversation'
import { converse, openConversation } from '../converse'
import { isBetweenParents } from './between-parents'

const now = new Date(2026, 10, 22, 21, 0)

function talk(language: Language, ...inputs: string[]): Turn {
  let turn = openConversation(language)
  for (const input of inputs) {
    const given = input.startsWith('>') ? { choice: `safety.choice.${input.slice(1)}` } : { text: input }
    turn = converse(JSON.parse(JSON.stringify(turn.state)), given, { language, now })
  }
  return turn
}

const ids = ({ say }: Turn) => say.map(({ id }) => id)
const at = ({ state }: Turn) => (state.open ? `${state.open.name}.${state.open.node}` : (state.guided?.name ?? 'none'))

const told: [Language, string][] = [
  ['en', 'dad hits my mom when he comes home drunk'],
  ['en', 'my father slapped my mother again in front of us'],
  ['en', 'my mummy was beaten by papa last night'],
  ['hi', 'पापा शराब पीकर मम्मी को मारते हैं'],
  ['hi', 'पिताजी रोज़ माँ को गाली देते हैं'],
  ['hi', 'papa daru pi ke maa ko peet te hai'],
  ['hi', 'mummy ko bahut maara aaj papa ne'],
  ['mr', 'बाबा दारू पिऊन आईला मारतात'],
  ['mr', 'pappa aaila martat roj'],
  ['gu', 'પપ્પા દારૂ પીને મમ્મીને મારે છે'],
  ['gu', 'pappa mummyne mare che'],
  ['bn', 'বাবা মদ খেয়ে মাকে মারে'],
  ['bn', 'baba roj make mare'],
  ['ta', 'அப்பா குடிச்சிட்டு வந்து அம்மாவ அடிக்கிறார்'],
  ['ta', 'appa kudichitu ammava adikuraru'],
  ['te', 'నాన్న తాగి అమ్మని కొడతాడు'],
  ['te', 'nanna tagi ammani kodatadu'],
  ['kn', 'ಅಪ್ಪ ಕುಡಿದು ಅಮ್ಮಂಗೆ ಹೊಡೀತಾರೆ'],
  ['kn', 'appa kudidu ammange hoditare'],
]

test.each(told)("in %s: '%s' opens what helps where one parent hurts the other", (language, text) => {
  const turn = talk(language, text)
  expect(at(turn)).toBe('parents.now')
  expect(ids(turn)).toContain('safety.lines.parents.a')
  expect(turn.state.tier).toBe('abuse')
})

test.each([
  'papa and mummy beat me at carrom',
  'dad never hits my mom',
  'papa mummy ko nahi maarte',
  'my father scolds my mother for the salt',
  'mummy ko market le gaya papa ne',
  'அப்பா அம்மாவ அடிக்கல',
])("'%s' is nothing of it", (text) => expect(isBetweenParents(text)).toBe(false))

test('who is hurt as well gets the help for that, a child their own line first', () => {
  expect(at(talk('en', 'papa hits my mother and me too'))).toMatch(/^(?:abuse|child)\./)
  expect(at(talk('en', 'papa hits my mother', 'he hits me too when i stop him'))).toMatch(/^(?:abuse|child)\./)
  expect(at(talk('en', 'i am 14 and papa hits my mother', '>no', '>hurt'))).toMatch(/^child\./)
})

test('happening now: away from it, not between them, and 112', () => {
  const turn = talk('en', 'papa hits my mother', '>yes')
  expect(ids(turn)[0]).toBe('safety.danger.parents')
  expect(turn.state.open?.node).toBe('help')
})

test('not now: believed, help once, and then what the person tells is listened to', () => {
  const turn = talk('hi', 'papa mummy ko maarte hai', 'abhi nahi, wo so gaye')
  expect(ids(turn)).toContain('safety.believed.parents')
  expect(turn.state.open?.node).toBe('after')
  const on = talk('en', 'papa hits my mother', '>no', 'my test is tomorrow and i cannot study')
  expect(on.state.open).toBeNull()
  expect(on.state.guided?.name).toMatch(/^listening\./)
})

test.each([
  ['en', 'how do i save my mother'],
  ['hi', 'mummy ko kaise bachau'],
  ['hi', 'मम्मी को कैसे बचाऊँ'],
  ['ta', 'அம்மாவ எப்படி காப்பாத்துறது'],
  ['bn', 'মাকে কীভাবে বাঁচাব'],
  ['te', 'అమ్మని ఎలా కాపాడాలి'],
] as const)("in %s: '%s' is answered: it is not the child's task, and who helps", (language, text) => {
  const turn = talk(language, 'papa hits my mother', text)
  expect(ids(turn)).toContain('safety.parents_help.stand_by')
  expect(turn.state.open?.name).toBe('parents')
})

test('dying is heard before it, and within it', () => {
  expect(at(talk('en', 'papa hits my mother and i want to die'))).toMatch(/^crisis\./)
  expect(at(talk('en', 'papa hits my mother', 'i want to kill myself'))).toMatch(/^crisis\./)
})

test('what seemed someone else turns out to be the parents', () => {
  const { state } = talk('en', 'my neighbour is beaten by her husband')
  const turn = converse(state, { text: 'papa hits my mother' }, { language: 'en', now })
  expect(at(turn)).toBe('parents.now')
})
