/** How a recording sounded, as plain numbers; nothing of what was said. */
export type VoiceMeasure = {
  /** From the first to the last sound of speech, pauses left out. */
  speechSeconds: number
  /** Silences of at least a quarter of a second between speech. */
  pauses: number
  pauseSeconds: number
  /** Standard deviation of the loudness while speaking, in decibels. */
  loudnessVariation: number
  /** Standard deviation of the pitch, in semitones around its middle; null where too little of it had a pitch. */
  pitchVariation: number | null
}

const frameSeconds = 0.04
const hopSeconds = 0.02
/** Pitch changes more slowly than loudness: every other frame tells it. */
const pitchEvery = 2
/** The shortest silence that counts as a pause: Goldman-Eisler, Psycholinguistics (1968). */
const shortestPauseSeconds = 0.25
/** Below the loud parts by this much is silence: de Jong and Wempe, Behavior Research Methods 41 (2009). */
const silenceBelowDb = 25
/** Where the room is noisy the line lies a third of the way from its noise to the voice. */
const noisyRangeDb = 12
/** From a low to a high speaking voice. */
const lowestPitchHz = 70
const highestPitchHz = 400
/** How alike one period must be to the next to count as pitch. */
const clearPitch = 0.6
const fewestPitches = 25
const shortestSpeechSeconds = 3
const quietestDb = -100

/**
 * Measures one channel of sound, in slices of some milliseconds; null where there is too little speech. `sampleRate` in hertz, at least 1,000;
 * 8,000 is enough. Deterministic.
 */
export function* measureVoice(samples: Float32Array, sampleRate: number): Generator<void, VoiceMeasure | null> {
  const frame = Math.round(frameSeconds * sampleRate)
  const hop = Math.round(hopSeconds * sampleRate)
  const levels: number[] = []
  for (let from = 0; from + frame <= samples.length; from += hop) {
    levels.push(levelOf(samples, from, frame))
    if (levels.length % 500 === 0) yield
  }
  const line = silenceLine(levels)
  const first = levels.findIndex((level) => level > line)
  const last = levels.findLastIndex((level) => level > line)
  if (first < 0) return null
  const { spoken, pauses } = partsOf(levels.slice(first, last + 1), line)
  const pauseFrames = pauses.reduce((sum, length) => sum + length, 0)
  const speechSeconds = (last - first + 1 - pauseFrames) * hopSeconds
  if (speechSeconds < shortestSpeechSeconds) return null
  const pitches: number[] = []
  for (const [at, place] of spoken.entries()) {
    if (at % pitchEvery !== 0) continue
    const pitch = pitchAt(samples, (first + place) * hop, frame, sampleRate)
    if (pitch !== null) pitches.push(pitch)
    if (at % 20 === 0) yield
  }
  return {
    speechSeconds,
    pauses: pauses.length,
    pauseSeconds: pauseFrames * hopSeconds,
    loudnessVariation: deviationOf(spoken.map((place) => levels[first + place] ?? quietestDb)),
    pitchVariation: pitches.length < fewestPitches ? null : variationInSemitones(pitches),
  }
}

/** Root mean square of a frame in decibels of full scale. */
function levelOf(samples: Float32Array, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at++) sum += (samples[at] ?? 0) ** 2
  return Math.max(quietestDb, 10 * Math.log10(sum / length + 1e-12))
}

function silenceLine(levels: readonly number[]): number {
  const sorted = [...levels].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? quietestDb
  const noise = at(0.05)
  const loud = at(0.95)
  const line = Math.max(loud - silenceBelowDb, -60)
  return loud - noise > noisyRangeDb ? Math.max(line, noise + (loud - noise) / 3) : line
}

/** The frames of speech, and how many frames each pause has; shorter silences belong to the speech. */
function partsOf(levels: readonly number[], line: number): { spoken: number[]; pauses: number[] } {
  const spoken: number[] = []
  const pauses: number[] = []
  let silent = 0
  for (const [place, level] of levels.entries()) {
    if (level <= line) {
      silent += 1
      continue
    }
    if (silent * hopSeconds >= shortestPauseSeconds) pauses.push(silent)
    silent = 0
    spoken.push(place)
  }
  return { spoken, pauses }
}

/** The pitch of a frame in hertz by normalised autocorrelation; null where there is none. */
function pitchAt(samples: Float32Array, from: number, length: number, sampleRate: number): number | null {
  const shortest = Math.floor(sampleRate / highestPitchHz)
  const longest = Math.min(Math.ceil(sampleRate / lowestPitchHz), length - 1)
  const alike: number[] = []
  for (let lag = shortest - 1; lag <= longest + 1; lag++) alike.push(likeness(samples, from, length, lag))
  let best = 0
  for (let at = 1; at < alike.length - 1; at++) best = Math.max(best, alike[at] ?? 0)
  if (best < clearPitch) return null
  // The first peak that is nearly the highest: later ones are whole multiples of the period.
  for (let at = 1; at < alike.length - 1; at++) {
    const [before = 0, here = 0, after = 0] = alike.slice(at - 1, at + 2)
    if (here < 0.9 * best || here < before || here < after) continue
    const bend = before - 2 * here + after
    const lag = shortest - 1 + at + (bend === 0 ? 0 : (before - after) / (2 * bend))
    return sampleRate / lag
  }
  return null
}

/** How alike a frame is to itself so many samples later, -1 to 1. */
function likeness(samples: Float32Array, from: number, length: number, lag: number): number {
  let product = 0
  let one = 0
  let other = 0
  const until = Math.min(from + length, samples.length - lag)
  for (let at = from; at < until; at++) {
    const here = samples[at] ?? 0
    const later = samples[at + lag] ?? 0
    product += here * later
    one += here * here
    other += later * later
  }
  return one === 0 || other === 0 ? 0 : product / Math.sqrt(one * other)
}

/** Around the middle pitch; what lies more than an octave from it was misheard. */
function variationInSemitones(pitches: readonly number[]): number {
  const sorted = [...pitches].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1
  return deviationOf(pitches.map((pitch) => 12 * Math.log2(pitch / middle)).filter((steps) => Math.abs(steps) <= 12))
}

function deviationOf(values: readonly number[]): number {
  if (values.length === 0) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
