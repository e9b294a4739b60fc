/** Partials of a small bell: their ratio to the note, their loudness, and how long they ring in seconds. */
const partials = [
  { ratio: 1, gain: 0.5, seconds: 2.4 },
  { ratio: 2.76, gain: 0.22, seconds: 1.3 },
  { ratio: 5.4, gain: 0.08, seconds: 0.6 },
] as const

const note = 392

/** Rings once, softly. */
export function ringBell(context: AudioContext): void {
  const now = context.currentTime
  for (const { ratio, gain, seconds } of partials) {
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.frequency.value = note * ratio
    level.gain.setValueAtTime(0, now)
    level.gain.linearRampToValueAtTime(gain * 0.18, now + 0.02)
    level.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
    tone.connect(level).connect(context.destination)
    tone.start(now)
    tone.stop(now + seconds)
  }
}

/** Five notes that never quarrel (a pentatonic scale on D), in hertz. */
const scale = [293.66, 329.63, 369.99, 440, 493.88] as const

/** How long a plucked string is heard, in seconds. */
const pluckSeconds = 0.9

/** Plucks one note of five, very softly; numbers go round. */
export function pluckNote(context: AudioContext, note: number): void {
  const now = context.currentTime
  const tone = context.createOscillator()
  const level = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = scale[((note % scale.length) + scale.length) % scale.length] ?? scale[0]
  level.gain.setValueAtTime(0, now)
  level.gain.linearRampToValueAtTime(0.09, now + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, now + pluckSeconds)
  tone.connect(level).connect(context.destination)
  tone.start(now)
  tone.stop(now + pluckSeconds)
}
