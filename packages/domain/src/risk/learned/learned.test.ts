import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languageOfFolder } from '../../../bench/learned/language-of-folder'
import { packedOf } from '../../../bench/learned/softmax'
import { exampleOf, fingerprintOf, learnRisk } from '../../../bench/risk/learn'
import { measureRisk } from '../../../bench/risk/measure-risk'
import { otherPhrases } from '../../../bench/risk/other-phrases'
import { isCalm, readPhrases } from '../../../bench/risk/phrases'
import { soundOf } from '../../learned/sound-of'
import { WeightTable } from '../../learned/weight-table'
import { assessRisk, readRisk } from '../read-risk'
import { kinds } from './weights'
import { learnedFrom } from './weights-data'

test('the weights were learned from the phrases that stand in the repository', () => {
  const phrases = [...readPhrases('train', 'tune'), ...otherPhrases()]
  expect(fingerprintOf(phrases), 'run npm run train:risk').toBe(learnedFrom)
})

test('the same phrases give the same bytes, and the bytes the same weights', () => {
  const phrases = readPhrases('train')
    .filter(({ folder }) => folder === 'en')
    .slice(0, 200)
  const examples = phrases.map(exampleOf)
  const learned = learnRisk(examples)
  const packed = packedOf(learned)
  expect(packedOf(learnRisk(phrases.map(exampleOf)))).toEqual(packed)
  const { rowAt, values, scale } = new WeightTable(packed).weights
  expect(scale).toBe(learned.scale)
  learned.places.forEach((place, i) => {
    const row = (rowAt[place] ?? 0) - 1
    expect(row).toBe(i)
    for (let k = 0; k < kinds.length; k++) {
      expect(values[row * kinds.length + k]).toBeCloseTo(learned.rows[i]?.[k] ?? 0, 6)
    }
  })
})

test('the weights of all languages take at most 320 kB as brotli', () => {
  const source = readFileSync(new URL('./weights-data.ts', import.meta.url))
  expect(brotliCompressSync(source).length).toBeLessThan(320_000)
})

test.each([
  ['मरना', 'marna'],
  ['ज़िंदगी', 'zindagi'],
  ['ज़िंदगी', 'jindgi'],
  ['சாகணும்', 'saganum'],
  ['చావు', 'chaavu'],
  ['মরতে', 'morte'],
])('%s sounds like %s', (own, latin) => expect(soundOf(own)).toBe(soundOf(latin)))

describe('what the rules alone do not know', () => {
  test.each([
    ['i gave away all my books and my guitar to juniors, felt so peaceful after that', 'en'],
    ['told my wife all the bank passwords, she should not struggle after me', 'en'],
    ['मेरे जाने के बाद माँ का ध्यान रखना', 'hi'],
    ['நான் போன பிறகு அம்மாவை பார்த்துக்கோங்க', 'ta'],
  ] as const)('%s', (text, language) => expect(assessRisk(text, language)).toBe('crisis'))

  test('a thought in the middle of a long text is found', () => {
    const day = 'today we had lunch at the new place and then walked to the market to buy vegetables for dinner. '
    const text = `${day.repeat(6)}i wrote letters for each of them and kept them for after. ${day.repeat(6)}`
    expect(assessRisk(day.repeat(12), 'en')).toBe('none')
    expect(assessRisk(text, 'en')).toBe('crisis')
  })
})

describe('whom it is about', () => {
  test('a child who is hurt is also a child, so that its line stands first', () => {
    expect(readRisk('i am 12 and papa hits me', 'en').matched).toContain('minor')
    expect(readRisk('main 12 saal ki hu papa belt se maarte hai', 'hi').matched).toContain('minor')
  })

  test.each([
    'chest pain and my left arm is numb',
    'i think i am having a heart attack',
    'my hands shake since i stopped drinking and i see things',
    'i get thoughts of hurting my baby',
    'मुझे हार्ट अटैक आ रहा है',
  ])('%s is medical', (text) => expect(assessRisk(text, 'en')).toBe('medical'))
})

/** The shipped weights have read these phrases too: this keeps what was reached, and tells nothing of writers to come (`docs/safety.md`). */
test('S7: what was reached on the tuning part stays', { timeout: 60_000 }, () => {
  const phrases = readPhrases('tune')
  const rows = measureRisk(
    phrases,
    (text, phrase) => assessRisk(text, languageOfFolder(phrase.folder)),
    (phrase) => ({ folder: '*', writer: '*', label: isCalm(phrase) ? 'calm' : phrase.label }),
  )
  const least = { direct: 0.99, indirect: 0.92, abuse: 0.92, imminent: 0.92, medical: 0.92, minor: 0.92, other: 0.92 }
  for (const { label, share } of rows) {
    if (label === 'calm') expect(share, label).toBeLessThanOrEqual(0.03)
    else expect(share, label).toBeGreaterThanOrEqual(least[label as keyof typeof least])
  }
})

test('each phrase of the outside writers has a label', () => {
  expect(readPhrases('outside')).toHaveLength(8_266)
})
