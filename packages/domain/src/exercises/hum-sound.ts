/** What a short piece of sound is: its level, and its pitch where it is one tone. */
export type HeardSound = {
  /** Below full scale: 0 is the loudest there is, silence is about -100. */
  decibels: number
  pitchHz: number | null
}

const lowestHz = 70
const highestHz = 420
/** Enough for the highest hum, and a tenth of the work. */
const neededRate = 8_000
/** Below this the room is heard and no one in it. */
const quietestDecibels = -58
/** How alike a sound is to itself one period later: 1 for a tone, near 0 for breath and traffic. */
const leastLikeness = 0.8

/** Hears one piece of sound, samples from -1 to 1; some 40 ms are enough for the deepest hum. */
export function hearSound(samples: Float32Array, sampleRate: number): HeardSound {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length)
  let power = 0
  for (const sample of samples) power += (sample - mean) ** 2
  const decibels = 10 * Math.log10(power / Math.max(1, samples.length) + 1e-10)
  return { decibels, pitchHz: decibels < quietestDecibels ? null : pitchOf(samples, sampleRate, mean) }
}

/** The pitch of a tone by normalised autocorrelation; null where the sound is none. */
function pitchOf(samples: Float32Array, sampleRate: number, mean: number): number | null {
  const every = Math.max(1, Math.floor(sampleRate / neededRate))
  const rate = sampleRate / every
  const sound = averaged(samples, every, mean)
  const shortest = Math.floor(rate / highestHz)
  const longest = Math.min(Math.ceil(rate / lowestHz), Math.floor(sound.length / 2))
  const likeness: number[] = []
  for (let lag = shortest - 1; lag <= longest + 1; lag += 1) likeness.push(likenessAt(sound, lag))
  const best = Math.max(...likeness.slice(1, -1))
  if (!(best >= leastLikeness)) return null
  // The first peak that is nearly as high as the highest: two periods are as alike as one, and would halve the pitch.
  for (let index = 1; index < likeness.length - 1; index += 1) {
    const [before = 0, here = 0, after = 0] = likeness.slice(index - 1, index + 2)
    if (here < 0.93 * best || here < before || here < after) continue
    const bend = before - 2 * here + after
    const between = bend === 0 ? 0 : (before - after) / (2 * bend)
    return rate / (shortest - 1 + index + between)
  }
  return null
}

function averaged(samples: Float32Array, every: number, mean: number): Float32Array {
  const fewer = new Float32Array(Math.floor(samples.length / every))
  for (let index = 0; index < fewer.length; index += 1) {
    let sum = 0
    for (let within = 0; within < every; within += 1) sum += (samples[index * every + within] ?? 0) - mean
    fewer[index] = sum / every
  }
  return fewer
}

function likenessAt(sound: Float32Array, lag: number): number {
  let product = 0
  let first = 0
  let second = 0
  for (let index = 0; index + lag < sound.length; index += 1) {
    const a = sound[index] ?? 0
    const b = sound[index + lag] ?? 0
    product += a * b
    first += a * a
    second += b * b
  }
  const both = Math.sqrt(first * second)
  return both === 0 ? 0 : product / both
}

/** One sound heard at a moment in milliseconds. */
export type HeardMoment = HeardSound & { atMs: number }

/** A hum as it was measured: how long, and how much of it was even. */
export type HeardHum = {
  lengthMs: number
  /** The part of it, 0 to 1, that was within 3 decibels and one semitone of its own middle. */
  evenShare: number
}

/** A breath between two parts of one hum, and a moment in which no pitch was found. */
const longestGapMs = 400
/** A shorter sound is a voice in the room or a chair. */
const shortestHumMs = 1_000

/** The longest hum among moments in order; null where there was none. */
export function longestHum(moments: readonly HeardMoment[]): HeardHum | null {
  let longest: HeardMoment[] = []
  let current: HeardMoment[] = []
  for (const moment of moments) {
    if (moment.pitchHz === null) continue
    const last = current.at(-1)
    if (last && moment.atMs - last.atMs > longestGapMs) current = []
    current.push(moment)
    if (spanOf(current) > spanOf(longest)) longest = [...current]
  }
  const lengthMs = spanOf(longest)
  if (lengthMs < shortestHumMs) return null
  const level = middleOf(longest.map(({ decibels }) => decibels))
  const pitch = middleOf(longest.map(({ pitchHz }) => semitones(pitchHz)))
  const even = longest.filter(
    ({ decibels, pitchHz }) => Math.abs(decibels - level) <= 3 && Math.abs(semitones(pitchHz) - pitch) <= 1,
  )
  return { lengthMs, evenShare: even.length / longest.length }
}

const spanOf = (moments: readonly HeardMoment[]) => (moments.at(-1)?.atMs ?? 0) - (moments[0]?.atMs ?? 0)

const semitones = (hz: number | null) => 12 * Math.log2(hz ?? 1)

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
