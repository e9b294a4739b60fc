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
