import { createHash } from 'node:crypto'
import { findHits } from '../../src/sentiment/find-hits'
import { seeTone } from '../../src/sentiment/learned/tone-features'
import { tones } from '../../src/sentiment/learned/tones'
import { emojiEntries, lexiconsFor } from '../../src/sentiment/lexicons'
import { weighHits } from '../../src/sentiment/weigh-hits'
import { tokensOf } from '../../src/text/tokens-of'
import { type Example, exampleFrom, type Learned, learn } from '../learned/softmax'
import { languageOfFolder, type Passage } from './passages'

/** Weights of the features that tell most, for a file that loads with the first reading. */
const mostRows = 75_000

/** Weights for the tones; the same passages give the same weights. */
export const learnTone = (examples: readonly Example[]): Learned => learn(examples, { kinds: tones.length, mostRows })

export function exampleOf({ text, tone, folder }: Pick<Passage, 'text' | 'tone' | 'folder'>): Example {
  const tokens = tokensOf(text)
  const hits = findHits(tokens, lexiconsFor(tokens, languageOfFolder(folder)), emojiEntries())
  return exampleFrom(tones.indexOf(tone), (see) => seeTone(tokens, weighHits(text, tokens, hits), see))
}

/** Names the passages that weights were learned from. */
export function fingerprintOf(passages: readonly Passage[]): string {
  const hash = createHash('sha256')
  for (const { folder, writer, tone, text } of passages) hash.update(`${folder}\t${writer}\t${tone}\t${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
