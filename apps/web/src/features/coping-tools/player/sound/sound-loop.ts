import { randomFrom } from '../../../../components/kolam/random'
import type { Background } from '../player-settings'
import { brownNoise } from './brown-noise'
import { rain } from './rain'
import { levelled } from './seamless'
import { addPartial, emptyTanpura, tanpuraPartials, tanpuraStrings } from './tanpura'

export type Sound = Exclude<Background, 'none'>

/** Enough for what these sounds hold, and a small part of the work of a device's own rate. */
export const loopRate = 24_000

const loops = new Map<Sound, Promise<Float32Array>>()

/** The samples of a sound, made once; they follow from its name alone, and need no network. */
export function soundLoop(sound: Sound): Promise<Float32Array> {
  const made = loops.get(sound) ?? makers[sound]()
  loops.set(sound, made)
  return made
}

const makers: Record<Sound, () => Promise<Float32Array>> = {
  async tanpura() {
    const loop = emptyTanpura(loopRate)
    for (const string of tanpuraStrings.keys()) {
      for (let partial = 1; partial <= tanpuraPartials; partial += 1) {
        addPartial(loop, string, partial, loopRate)
        // The breath pacer has its frames in between, on slow phones too.
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    return levelled(loop)
  },
  rain: async () => rain(loopRate, randomFrom(1)),
  brown_noise: async () => brownNoise(loopRate, randomFrom(2)),
}
