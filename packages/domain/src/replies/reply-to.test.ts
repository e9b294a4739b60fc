import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '../language'
import { assessRisk } from '../risk'
import { replyIds, siblingsOf } from './reply-ids'
import { replyTo } from './reply-to'

const kindOf = (text: string, language: Language = 'en') => replyTo(text, { language }).kind

test.each([
  ['Managing anxiety', 'preset:anxiety'],
  ['Stress relief', 'preset:stress'],
  ['Depression signs', 'preset:depression'],
  ['Breathing exercises', 'preset:breathing'],
  ['Mindfulness', 'preset:mindfulness'],
  ['Better sleep', 'preset:sleep'],
  ['Setting boundaries', 'preset:boundaries'],
  ['Building connections', 'preset:connections'],
  ['When to seek therapy', 'preset:need_therapy'],
  ['Types of therapy', 'preset:types_of_therapy'],
])('the chip %s gets its ready answer', (chip, kind) => {
  expect(kindOf(chip)).toBe(kind)
  expect(kindOf(`${chip.toUpperCase()}?!`)).toBe(kind)
  expect(kindOf(`Please tell me about ${chip.toLowerCase()}, ok?`)).toBe(kind)
})

test.each([
  ['signs of depression, i want to die', 'crisis'],
  ['hello, I want to kill myself', 'crisis'],
  ['I forgot my password and I took thirty sleeping pills', 'crisis'],
  ['thanks for everything, I am going to end my life tonight', 'crisis'],
  ['my husband beats me every night', 'crisis'],
  ['how to sleep better, मुझे मरना है', 'crisis'],
])('the crisis gate is before everything else: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('distress gets its ordinary reply', () => {
  const text = 'I feel hopeless about everything'
  expect(assessRisk(text, 'en')).toBe('distress')
  expect(kindOf(text)).toBe('sad')
})

test('a crisis reply follows the tier and whom it is about', () => {
  expect(replyTo('I want to kill myself', { language: 'en' }).id).toMatch(/^crisis\.crisis\.self\./)
  expect(replyTo('my friend wants to die', { language: 'en' }).id).toMatch(/^crisis\.crisis\.someone_else\./)
  expect(replyTo('my husband beats me every night', { language: 'en' }).id).toMatch(/^crisis\.abuse\.self\./)
  expect(replyTo('I took thirty sleeping pills', { language: 'en' }).id).toMatch(/^crisis\.medical\.self\./)
})

test.each([
  ['my password, hello', 'login'],
  ['hello, how are you', 'greeting'],
  ['how are you, I am sad', 'how_are_you'],
  ['I was happy but now I am sad', 'sad'],
  ['so happy, can you help my brother', 'positive'],
  ['help me sleep', 'help'],
  ['cannot sleep, even meditation is no use', 'sleep'],
  ['meditation, thanks', 'meditation'],
  ['thanks, I will exercise', 'thanks'],
  ['gym with my girlfriend', 'exercise'],
  ['who are you, and do you have a girlfriend', 'about_bot'],
  ['my wife and my job', 'relationships'],
  ['my job and my loan', 'work'],
  ['money for self care', 'money'],
  ['self care with a headache', 'self_care'],
  ['headache after lunch', 'physical_health'],
  ['lunch with my therapist', 'food'],
  ['my therapist says ocd', 'therapy'],
  ['they say ocd', 'conditions'],
  ['the sky over there', 'generic'],
])('the rules keep the order of the specification: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  ['this is it', 'generic'],
  ['which one is white', 'generic'],
  ['they are here', 'generic'],
  ['the workout at seven', 'exercise'],
  ['the heat of today', 'generic'],
  ['a great theatre', 'positive'],
  ['my seat is there', 'generic'],
  ['the fireworks', 'generic'],
  ['monkeys on the tree', 'generic'],
  ['scared', 'sad'],
  ['the restaurant', 'generic'],
  ['I am from Amroha', 'generic'],
  ['crossword puzzles', 'generic'],
  ['sadhus at the river', 'generic'],
  ['it does not work', 'generic'],
  ['my update', 'generic'],
  ['tomorrow', 'generic'],
])('a word within another word is no word: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  ['helo', 'greeting'],
  ['helllooo', 'greeting'],
  ['hiiii', 'greeting'],
  ['i feel so lonley', 'sad'],
  ['i am so hapy', 'positive'],
  ['cant slep', 'sleep'],
  ['i want to try medtation', 'meditation'],
  ['thnaks', 'thanks'],
  ['excercise', 'exercise'],
  ['my girlfreind', 'relationships'],
  ['my collegue', 'work'],
  ['so many expences', 'money'],
  ['i have a hedache', 'physical_health'],
  ['no brekfast', 'food'],
  ['counsellar', 'therapy'],
  ['schizophernia', 'conditions'],
  ['forgot my pasword', 'login'],
  ['mangaing anxeity', 'preset:anxiety'],
  ['breathing excercises', 'preset:breathing'],
  ['mindfullness', 'preset:mindfulness'],
  ['setting boundries', 'preset:boundaries'],
])('a slip of typing is forgiven: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  'what the hell',
  'the heater',
  'a bedsheet',
  'my sheep',
  'a fiend',
  'a sweeper',
  'the monkey',
  'my honey',
  'the patent',
  'a bother',
])('another word is no slip of typing: %s', (text) => {
  expect(kindOf(text)).toBe('generic')
})

test.each([
  ['I am not happy', 'sad'],
  ["I don't feel good", 'sad'],
  ['I am not sad', 'generic'],
  ['I am happy', 'positive'],
  ["I can't stop crying", 'sad'],
  ['I passed my exam', 'positive'],
  ['I feel stressed', 'sad'],
  ['stressed by my boss', 'work'],
])('feelings are read with their negation, and after what is named: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each(['tell me more', 'more', 'Go on', 'ok, tell me more please', 'what else?', 'और बताओ', 'aur batao'])(
  'a follow-up keeps the topic: %s',
  (text) => {
    const first = replyTo('Managing anxiety', { language: 'en' })
    const second = replyTo(text, { language: 'hi', lastReplyId: first.id, topic: first.topic })
    expect(second).toEqual({ kind: 'preset:anxiety', id: 'preset.anxiety.first', topic: 'anxiety' })
    const third = replyTo(text, { language: 'en', lastReplyId: second.id, topic: second.topic })
    expect(third.id).toBe('preset.anxiety.second')
  },
)

test('the second one is the second thing of the answer', () => {
  expect(replyTo('the second one', { language: 'en', lastReplyId: 'preset.sleep.answer', topic: 'sleep' })).toEqual({
    kind: 'preset:sleep',
    id: 'preset.sleep.second',
    topic: 'sleep',
  })
})

test('a rule is followed by its next reply, and a topic outlives a thank you', () => {
  const sleepless = replyTo('I lie awake', { language: 'en' })
  expect(sleepless).toEqual({ kind: 'sleep', id: 'sleep.a', topic: 'sleep' })
  const next = replyTo('tell me more', { language: 'en', lastReplyId: sleepless.id, topic: sleepless.topic })
  expect(next).toEqual({ kind: 'sleep', id: 'sleep.b', topic: 'sleep' })
  const welcome = replyTo('thank you', { language: 'en', lastReplyId: 'preset.stress.first', topic: 'stress' })
  expect(welcome).toEqual({ kind: 'thanks', id: 'thanks.a', topic: 'stress' })
})

test('a new topic is no follow-up', () => {
  expect(replyTo('tell me more about sleep', { language: 'en', lastReplyId: 'sad.a', topic: 'sad' }).kind).not.toBe(
    'sad',
  )
})

test('what was greeted is still the topic', () => {
  expect(replyTo('hi, I cannot sleep', { language: 'en' })).toEqual({
    kind: 'greeting',
    id: 'greeting.a',
    topic: 'sleep',
  })
})

test('nothing to follow gets a generic reply', () => {
  expect(replyTo('tell me more', { language: 'en' })).toEqual({ kind: 'generic', id: 'generic.a' })
  expect(replyTo('tell me more', { language: 'en', topic: 'constructor', lastReplyId: 'x.y' }).kind).toBe('generic')
})

test('after help the help goes on, in other words', () => {
  const first = replyTo('I want to die', { language: 'en' })
  const second = replyTo('tell me more', { language: 'en', lastReplyId: first.id, topic: first.topic })
  expect(second.kind).toBe('crisis')
  expect(second.id).not.toBe(first.id)
})

test.each(['hello', 'I am sad', 'whatever it is', 'I want to die', 'Managing anxiety', 'tell me more'])(
  'the same reply never comes twice running: %s',
  (text) => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.constantFrom(...replyIds),
        (drawn, last) => {
          const reply = replyTo(text, { language: 'en', lastReplyId: last, topic: 'stress', random: () => drawn })
          expect(reply.id).not.toBe(last)
          expect(siblingsOf(reply.id)).toContain(reply.id)
        },
      ),
    )
  },
)

test('random chooses among all replies of a class', () => {
  const chosen = [0, 0.2, 0.4, 0.6, 0.999].map((drawn) => replyTo('hello', { language: 'en', random: () => drawn }).id)
  expect(chosen).toEqual(['greeting.a', 'greeting.b', 'greeting.c', 'greeting.d', 'greeting.e'])
  const generic = new Set(
    Array.from({ length: 10 }, (_, i) => replyTo('the sky', { language: 'en', random: () => i / 10 }).id),
  )
  expect(generic.size).toBe(10)
})

test.each([Number.NaN, -1, 1, 7, Number.POSITIVE_INFINITY])('a random number of %s still gets a reply', (drawn) => {
  expect(replyIds).toContain(replyTo('hello', { language: 'en', random: () => drawn }).id)
})

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }))

test('anything at all gets a known reply, the same one each time', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom(...languages),
      fc.string(),
      fc.string(),
      (text, language, lastReplyId, topic) => {
        const reply = replyTo(text, { language, lastReplyId, topic })
        expect(replyIds).toContain(reply.id)
        expect(reply.id).not.toBe(lastReplyId)
        expect(replyTo(text, { language, lastReplyId, topic })).toEqual(reply)
      },
    ),
  )
})

test.each(['a', '😀', '\u200d', "'", '..', '्', 'नहीं ', 'how ', 'exam ', 'not happy ', 'mangae ', '👨‍👩‍👧', '\ud800'])(
  'ten thousand characters of %j get a known reply',
  (unit) => {
    const text = unit.repeat(Math.ceil(10_000 / unit.length))
    expect(replyIds).toContain(replyTo(text, { language: 'en' }).id)
  },
)

test.each([
  ['ನಂಗೆ ಏನೂ ಖುಷಿ ಆಗ್ತಿಲ್ಲ', 'kn'],
  ['సంతోషంగా అనిపించట్లేదు', 'te'],
  ['சந்தோஷமே வரல', 'ta'],
  ['happy ga ledu', 'te'],
  ['khushi agtilla', 'kn'],
] as const)('joy that a verb denies is sad: %s', (text, language) =>
  expect(replyTo(text, { language }).kind).toBe('sad'),
)
