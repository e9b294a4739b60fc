import type { VoiceMeasure } from './measure-voice'

/** What is shown of a recording and compared with earlier ones. */
export type VoiceFacts = VoiceMeasure & {
  /** Words of the transcript for each minute of speech; null for a transcript of a few words. */
  wordsPerMinute: number | null
}

export const voiceFactNames = ['rate', 'pauses', 'loudness', 'pitch'] as const

export type VoiceFactName = (typeof voiceFactNames)[number]

export type VoiceChange = 'less' | 'same' | 'more'

const fewestWords = 5
/** One earlier recording is no habit. */
const fewestEarlier = 2
const mostEarlier = 5

/** So much must lie between a recording and the middle of the earlier ones before a difference is named. */
const noticeable: Record<VoiceFactName, (usual: number) => number> = {
  rate: (usual) => 0.1 * usual,
  pauses: (usual) => Math.max(2, 0.2 * usual),
  loudness: () => 1.5,
  pitch: () => 0.75,
}

/** The facts of a recording with so many words in its transcript. */
export function voiceFactsOf(measure: VoiceMeasure, words: number): VoiceFacts {
  return { ...measure, wordsPerMinute: words < fewestWords ? null : (60 * words) / measure.speechSeconds }
}

/**
 * Each fact beside the middle of the person's own up to five latest recordings, the newest first; a fact that is not known now, or in fewer than
 * two of them, is left out. `recordings` is how many were compared. It says nothing about why.
 */
export function compareVoice(
  facts: VoiceFacts,
  earlier: readonly VoiceFacts[],
): Partial<Record<VoiceFactName, { change: VoiceChange; recordings: number }>> {
  const compared: Partial<Record<VoiceFactName, { change: VoiceChange; recordings: number }>> = {}
  for (const name of voiceFactNames) {
    const now = comparable(facts, name)
    const before = earlier.flatMap((one) => comparable(one, name) ?? []).slice(0, mostEarlier)
    if (now === null || before.length < fewestEarlier) continue
    const usual = middleOf(before)
    const change = Math.abs(now - usual) < noticeable[name](usual) ? 'same' : now < usual ? 'less' : 'more'
    compared[name] = { change, recordings: before.length }
  }
  return compared
}

/** Pauses are compared by the minute of speech: a longer recording has more of them. */
function comparable(facts: VoiceFacts, name: VoiceFactName): number | null {
  switch (name) {
    case 'rate':
      return facts.wordsPerMinute
    case 'pauses':
      return (60 * facts.pauses) / facts.speechSeconds
    case 'loudness':
      return facts.loudnessVariation
    case 'pitch':
      return facts.pitchVariation
  }
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}
