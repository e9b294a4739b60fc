import { seeTone } from '../../src/sentiment/learned/tone-features'
import { tones } from '../../src/sentiment/learned/tones'
import { weighText } from '../../src/sentiment/weigh-text'
import { languageOfFolder } from '../learned/language-of-folder'
import { type Example, exampleFrom, type Learned, learn } from '../learned/softmax'
import { fingerprintOfLines } from '../learned/weights-file'
import type { Passage } from './passages'

/** Weights of the features that tell most, for a file that loads with the first reading. */
const options = { mostRows: 75_000, fewestForPiece: 5, fewestForWhole: 3, decay: 1e-3, lengthPower: 0.5 }

/** Weights for the tones; the same passages give the same weights. */
export const learnTone = (examples: readonly Example[]): Learned => learn(examples, { kinds: tones.length, ...options })

export function exampleOf({ text, tone, folder }: Pick<Passage, 'text' | 'tone' | 'folder'>): Example {
  const { tokens, weighed } = weighText(text, languageOfFolder(folder))
  return exampleFrom(tones.indexOf(tone), (see) => seeTone(tokens, weighed, see))
}

/** Names the passages that weights were learned from. */
export const fingerprintOf = (passages: readonly Passage[]): string =>
  fingerprintOfLines(passages.map(({ folder, writer, tone, text }) => [folder, writer, tone, text]))
