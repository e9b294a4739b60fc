import { expect, test } from 'vitest'
import type { WeightsOfFace } from './emotions-of-face'
import { expressionOf } from './expression-of'

const face = (shares: Partial<WeightsOfFace>): WeightsOfFace => ({
  joy: 0,
  sorrow: 0,
  anger: 0,
  surprise: 0,
  neutral: 0,
  ...shares,
})
const held = (shares: Partial<WeightsOfFace>, frames = 8) => Array.from({ length: frames }, () => face(shares))

test.each([
  ['a resting face that the model scores as angry', held({ anger: 0.7, neutral: 0.3 }), null],
  ['a resting face that the model scores as sad', held({ sorrow: 0.9, neutral: 0.1 }), null],
  ['an even face', held({ neutral: 1 }), null],
  ['the trace of a smile', held({ joy: 0.65, neutral: 0.35 }), null],
  ['a plain smile', held({ joy: 0.95, neutral: 0.05 }), 'joy'],
  ['a smile in half of the frames', [...held({ joy: 1 }, 4), ...held({ neutral: 1 }, 4)], null],
  [
    'a mouth that speaks',
    [
      face({ surprise: 1 }),
      face({ joy: 1 }),
      face({ anger: 1 }),
      face({ surprise: 1 }),
      face({ sorrow: 1 }),
      face({ joy: 1 }),
    ],
    null,
  ],
] as const)('without the own rest, %s', (_, faces, expected) => {
  expect(expressionOf(faces, null)).toBe(expected)
})

const angryRest = face({ anger: 0.6, neutral: 0.4 })

test.each([
  ['at rest', held({ anger: 0.65, neutral: 0.35 }), null],
  ['a frown far beyond it', held({ anger: 0.98, neutral: 0.02 }), 'anger'],
  ['a face that falls', held({ sorrow: 0.7, anger: 0.2, neutral: 0.1 }), 'sorrow'],
  ['a smile', held({ joy: 0.6, anger: 0.2, neutral: 0.2 }), 'joy'],
] as const)('against a rest that looks angry, %s', (_, faces, expected) => {
  expect(expressionOf(faces, angryRest)).toBe(expected)
})
