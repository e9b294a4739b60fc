import { loopRate } from './sound-loop'

export type PlayingSound = { setVolume: (volume: number) => void; end: () => void }

const fadeInSeconds = 2.5
export const fadeOutSeconds = 0.8

/** The loudest that a sound may be under a voice. */
const loudest = 0.5
/** Ears hear loudness by its square. */
const gainOf = (volume: number) => loudest * volume ** 2

/** Plays a loop of samples from silence up to its volume, 0 to 1, until it is ended, which fades it out. */
export function playLoop(context: AudioContext, samples: Float32Array, volume: number): PlayingSound {
  const buffer = context.createBuffer(1, samples.length, loopRate)
  buffer.getChannelData(0).set(samples)
  const source = context.createBufferSource()
  const level = context.createGain()
  source.buffer = buffer
  source.loop = true
  level.gain.setValueAtTime(0, context.currentTime)
  level.gain.linearRampToValueAtTime(gainOf(volume), context.currentTime + fadeInSeconds)
  source.connect(level).connect(context.destination)
  source.start()

  function glide(gain: number, seconds: number) {
    const now = context.currentTime
    level.gain.cancelScheduledValues(now)
    level.gain.setValueAtTime(level.gain.value, now)
    level.gain.linearRampToValueAtTime(gain, now + seconds)
  }
  return {
    setVolume: (next) => glide(gainOf(next), 0.15),
    end() {
      glide(0, fadeOutSeconds)
      source.stop(context.currentTime + fadeOutSeconds)
    },
  }
}
