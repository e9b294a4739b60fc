import { type Weights, WeightTable } from '../../src/learned/weight-table'
import { readTone } from '../../src/sentiment/learned/read-tone'
import type { Tone } from '../../src/sentiment/learned/tones'
import { weighText } from '../../src/sentiment/weigh-text'
import { languageOfFolder } from '../learned/language-of-folder'
import { type Example, packedOf } from '../learned/softmax'
import { learnTone } from './learn'
import type { Passage } from './passages'

/** A passage and how it was read by weights that never saw its writer. */
export type ToneRead = { passage: Passage; tone: Tone; isSure: boolean }

/** Who knows the word lists and rules only teaches. */
const insiders = new Set(['lists', 'own'])

/** Every outside passage, read by weights learned from all writers but its own. */
export function measureTone(passages: readonly Passage[], examples: readonly Example[]): ToneRead[] {
  const writers = [...new Set(passages.map(({ writer }) => writer))].filter((writer) => !insiders.has(writer))
  return writers.flatMap((writer) => {
    const learned = learnTone(examples.filter((_, i) => passages[i]?.writer !== writer))
    return readAll(
      passages.filter((passage) => passage.writer === writer),
      new WeightTable(packedOf(learned)).weights,
    )
  })
}

/** Passages as some weights read them; without any, as the app does. */
export function readAll(passages: readonly Passage[], weights?: Weights): ToneRead[] {
  return passages.map((passage) => {
    const { tokens, weighed } = weighText(passage.text, languageOfFolder(passage.folder))
    const { tone, isSure } = readTone(tokens, weighed, weights)
    return { passage, tone, isSure }
  })
}

/** What the app tells of a mixed passage and of a neutral one is the same: neither way. */
const saidOf = (tone: Tone) => (tone === 'mixed' ? 'neutral' : tone)

/** By language and kind: how many are read rightly, how many the opposite way, and both of those that the reader is sure of. */
export function printTone(reads: readonly ToneRead[]): void {
  const groups = new Map<string, ToneRead[]>([['all', [...reads]]])
  for (const read of reads)
    for (const key of [read.passage.folder, read.passage.kind]) groups.set(key, [...(groups.get(key) ?? []), read])
  for (const [key, group] of groups) {
    const sure = group.filter(({ isSure }) => isSure)
    process.stdout.write(`  ${key.padEnd(10)} ${figures(group)}; told: ${figures(sure)}\n`)
  }
}

/** From 0 to 1; a mixed passage and a neutral one are told alike. */
export const shareRight = (reads: readonly ToneRead[]): number =>
  shareOf(reads, ({ tone, passage }) => saidOf(tone) === saidOf(passage.tone))

/** From 0 to 1: what lifts was read as heavy, or what weighs as light. */
export const shareOpposite = (reads: readonly ToneRead[]): number =>
  shareOf(reads, ({ tone, passage }) => isOpposite(tone, passage.tone))

const shareOf = (reads: readonly ToneRead[], is: (read: ToneRead) => boolean) =>
  reads.filter(is).length / Math.max(1, reads.length)

function figures(reads: readonly ToneRead[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  return `${percent(shareRight(reads))} right, ${percent(shareOpposite(reads))} the opposite way, of ${reads.length}`
}

const isOpposite = (one: Tone, other: Tone) =>
  (one === 'positive' && other === 'negative') || (one === 'negative' && other === 'positive')
