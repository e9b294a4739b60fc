import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missesOf } from '../../bench/risk/misses'
import { readPhrases } from '../../bench/risk/phrases'
import { languages } from '../language'
import { assessRisk, readRisk } from './read-risk'
import type { RiskTier } from './risk-tier'
import { needsHelp } from './session-tier'

const phrases = readPhrases('train', 'tune')
const folders = [...new Set(phrases.filter(({ writer }) => writer === 'lists').map(({ folder }) => folder))]

const tiersOf = (rows: readonly (readonly [RiskTier, string])[]) =>
  test.each(rows)('%s: %s', (tier, text) => expect(assessRisk(text, 'en')).toBe(tier))

describe('S1: the tiers, and which of them matched', () => {
  tiersOf([
    ['crisis', 'signs of depression, i want to die'],
    ['imminent', 'I bought the rope and I will do it tonight, I want to die'],
    ['imminent', 'I am standing on the terrace'],
    ['medical', 'I already took 20 pills'],
    ['medical', 'chest pain and I cannot breathe'],
    ['abuse', 'my husband beats me'],
    ['abuse', 'they are forcing me to marry him'],
    ['minor', 'I am 12 and I feel hopeless'],
    ['minor', 'main class 8 me hu aur roz rota hu'],
    ['distress', "I can't do this anymore"],
    ['distress', 'I had a panic attack today'],
    ['none', 'I am 12'],
    ['none', 'I study in class 8'],
    ['none', ''],
  ])

  test('a reading names every tier that matched, most urgent first', () => {
    expect(readRisk("I'm 14, I feel hopeless and I want to die tonight", 'en').matched).toEqual([
      'imminent',
      'crisis',
      'minor',
      'distress',
    ])
  })
})

/** A direct sentence in each language, and in Latin-script Hindi. */
const direct = [
  'I want to die',
  'मैं मरना चाहती हूँ',
  'main marna chahta hu',
  'எனக்கு சாகணும்',
  'చనిపోవాలని ఉంది',
  'ನನಗೆ ಸಾಯಬೇಕು',
  'আমি মরে যেতে চাই',
  'मला मरावंसं वाटतं',
  'મારે મરી જવું છે',
]

describe('S4: all eight languages at once, whatever the interface is set to', () => {
  test.each(direct)('%s', (text) => {
    for (const language of languages) expect(assessRisk(text, language)).toBe('crisis')
  })
})

describe('S5: spelling, signs and tricks of typing', () => {
  test.each([
    'I want to k!ll myself',
    'su1cide is what i want',
    's*icide thoughts',
    'i feel sucidal',
    'suiside',
    'sui cide',
    'd i e, i want to',
    'i want to d.i.e',
    'I w\u200bant to d\u200bie',
    'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'i waaaant to dieeee',
    '#iwanttodie',
    'I don’t want to live',
    "I don't want to live",
    'kms',
    'i want to unalive myself',
    'I wаnt to diе', // Cyrillic а and е
    'आत्म हत्या करनी है मुझे।',
  ])('%s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(true))

  test.each(direct)('%s, with signs, emoji and spaces in every language', (text) => {
    const typed = [
      text.replaceAll(' ', '   '),
      text.replaceAll(' ', '\u200b '),
      text.replaceAll(' ', ', '),
      `“${text}”…`,
      `${text}।।`,
      `😭${text}🔪🔪`,
      text.normalize('NFD'),
      `#${text}!!!`,
    ]
    for (const one of typed) expect(assessRisk(one, 'en'), one).toBe('crisis')
  })
})

describe('S6: order, gender and number do not matter', () => {
  test.each([
    'मरना चाहता हूँ',
    'मरना चाहती हूँ',
    'हम मरना चाहते हैं',
    'चाहती हूँ मरना',
    'to die is all I want',
    'I have been wanting to die',
    'I wanted to die',
    'நான் சாக விரும்புகிறேன்',
    'சாக விரும்புகிறேன் நான்',
    'నాకు చనిపోవాలని ఉంది',
    'చనిపోవాలని ఉంది నాకు',
    'ನಾನು ಸಾಯಬೇಕು',
    'ಸಾಯಬೇಕು ನಾನು',
    'আমি মরতে চাই',
    'মরতে চাই আমি',
    'मला मरायचं आहे',
    'मरायचं आहे मला',
    'મારે મરવું છે',
    'મરવું છે મારે',
  ])('%s', (text) => expect(assessRisk(text, 'hi')).toBe('crisis'))
})

describe('S7: idioms, news, bereavement and denial', () => {
  test.each([
    'this exam is killing me',
    'dying of laughter',
    'suicide squad',
    'the deadline is tomorrow',
    'मर गए यार',
    'jaan le legi ye exam',
    'my phone died',
    'I cut vegetables',
    'drop dead gorgeous',
    'shoot me an email',
    'my grandfather died',
    'a farmer suicide in the news',
    'my cousin died by suicide last year',
    'I am not suicidal',
    'I do not want to die',
    'I would never kill myself',
    'main marna nahi chahta',
  ])('%s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(false))

  test.each([
    'i want to die when the phone stays silent',
    'I want to die when my laptop is off',
    'my phone died and I want to die',
    'no phone, want to die',
  ])('a thing beside it takes nothing away: %s', (text) => expect(assessRisk(text, 'en')).toBe('crisis'))

  test('two negations do not deny', () => {
    expect(assessRisk("it is not that I don't want to die", 'en')).toBe('crisis')
  })

  describe.each(folders)('%s, the phrases by the authors of the lists', (folder) => {
    const own = phrases.filter((phrase) => phrase.folder === folder && phrase.writer === 'lists')
    const misses = missesOf(own)

    test('everything that needs help is found, but a tenth of the indirect', () => {
      expect(misses.direct.missed).toEqual([])
      expect(misses.indirect.missed.length).toBeLessThanOrEqual(0.1 * misses.indirect.count)
    })

    test('at most three in a hundred calm phrases are met with help', () => {
      expect(misses.calm.missed.length).toBeLessThanOrEqual(0.03 * misses.calm.count)
    })
  })
})

describe('S8: someone else', () => {
  test.each([
    'my friend wants to die',
    'मेरा दोस्त मरना चाहता है',
    'mera dost marna chahta hai',
    'my sister cuts herself',
    'she says she wants to end her life',
    'my neighbour beats his wife',
  ])('%s', (text) => {
    const reading = readRisk(text, 'en')
    expect(reading.about).toBe('someone_else')
    expect(needsHelp(reading.tier)).toBe(true)
  })

  test.each(['I told my friend I want to die', 'my family would be better off without me', 'my husband hits me'])(
    '%s is about the writer',
    (text) => expect(readRisk(text, 'en').about).toBe('self'),
  )
})

describe('S9: taking it back changes nothing', () => {
  test.each(['I want to die, just joking', 'I want to die lol', 'I am so happy today but I want to kill myself'])(
    '%s',
    (text) => expect(assessRisk(text, 'en')).toBe('crisis'),
  )
})

// Many runs on a machine that others may be using: the limit is on each text, not on the suite.
const propertyTimeoutMs = 60_000

describe('S10: 10 000 characters of anything take under 20 ms', { timeout: propertyTimeoutMs }, () => {
  const longest = 10_000
  const fill = (unit: string) => unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest)
  // Processor time, and the best of several runs: how busy the machine is, is no property of the text.
  const millisecondsFor = (text: string) => {
    const runs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage()
      readRisk(text, 'en')
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return Math.min(...runs)
  }

  test.each([
    'a',
    'die ',
    'i want to ',
    'iwanttodie',
    'not die without ',
    's*',
    'd i e ',
    '\u0301\u0323',
    '\ufdfa',
    '\u200b',
    '🔪',
    'class 8 ',
    'मरना नहीं ',
    'end not my life ',
    'she her die kill ',
    'suicixe ',
    '. ',
    ...direct.map((text) => `${text} `),
  ])('%j over and over', (unit) => expect(millisecondsFor(fill(unit))).toBeLessThan(20))

  test('any mixture of units', () => {
    const units = [
      'die',
      'want',
      'not',
      'i',
      'my',
      'life',
      'friend',
      '*',
      '.',
      ',',
      '🔪',
      'मर',
      'ना',
      '्',
      '8',
      '\u0301',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...units), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 40 }),
        fc.constantFrom('', ' ', '. '),
        (parts, joint) => {
          expect(millisecondsFor(fill(parts.join(joint) || ' '))).toBeLessThan(20)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('anything at all gives a reading whose tier is its most urgent match', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { tier, matched } = readRisk(text, 'ta')
        expect(tier).toBe(matched[0] ?? 'none')
      }),
    )
  })
})

describe('S9: what parents think of themselves is about themselves', () => {
  test.each([
    'he would be better off',
    'maybe he would be better with another mother, a better mother',
    'My son needs so much. Some days I think he would be better off.',
    'she would be better off without me as her mother',
    'the baby would be better off with someone else',
  ])('%s', (text) => {
    const { tier, about } = readRisk(text, 'en')
    expect(tier).not.toBe('none')
    expect(about).toBe('self')
  })

  test.each(['My daughter says she would be better off dead', 'my friend said he would be better off'])(
    'what somebody said of themselves stays theirs: %s',
    (text) => expect(readRisk(text, 'en').about).toBe('someone_else'),
  )
})

describe('numbness after a birth is distress', () => {
  test.each([
    'I gave birth three weeks ago and everyone is happy, but I feel nothing when I hold my baby',
    "After delivery I don't feel any love for my baby. Everyone celebrates.",
    'Everyone is so happy but I feel like a stranger with my newborn',
    'I just go through the motions since my baby was born',
    'my baby deserves a better mother',
    'I regret becoming a mother, I am like a robot',
    'बच्चा होने के बाद मुझे कुछ महसूस नहीं होता',
    'bachcha hone ke baad mujhe kuch mehsoos nahi hota',
  ])('%s', (text) => expect(assessRisk(text, 'en')).toBe('distress'))

  test.each([
    'My baby smiled today and my heart is full',
    'My baby had a vaccine and she felt nothing',
    'We are looking for a better school, he deserves better food',
  ])('none: %s', (text) => expect(assessRisk(text, 'en')).toBe('none'))
})
