import { expect, test } from 'vitest'
import { bengali } from './__phrases__/bengali'
import { english } from './__phrases__/english'
import { gujarati } from './__phrases__/gujarati'
import { hindi } from './__phrases__/hindi'
import { kannada } from './__phrases__/kannada'
import { latinHindi } from './__phrases__/latin-hindi'
import { marathi } from './__phrases__/marathi'
import { tamil } from './__phrases__/tamil'
import { telugu } from './__phrases__/telugu'
import { analyzeSentiment } from './analyze-sentiment'

// Floors, a little under what was measured; `npm run bench:engines` prints the figures themselves.
const floors = { tuning: 0.95, heldOut: 0.85 }

const sets = { bengali, english, gujarati, hindi, kannada, latinHindi, marathi, tamil, telugu }

test.each(Object.entries(sets))(
  '%s: at least 60 phrases, and both parts are read as a reader hears them',
  (_name, set) => {
    expect(set.tuning.length + set.heldOut.length).toBeGreaterThanOrEqual(60)
    for (const part of ['tuning', 'heldOut'] as const) {
      const right = set[part].filter((phrase) => analyzeSentiment(phrase.text, 'en').sentiment === phrase.sentiment)
      expect(right.length / set[part].length).toBeGreaterThanOrEqual(floors[part])
    }
  },
)
