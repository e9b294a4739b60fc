import { levelled, seamless } from './seamless'

const seconds = 12
const overlapSeconds = 1
const dropsASecond = 40

/** Rain on leaves: a soft hiss that swells and ebbs, and drops that fall into it. */
export function rain(sampleRate: number, random: () => number): Float32Array {
  const loop = seamless(hiss(sampleRate, random), seconds * sampleRate)
  for (let drop = 0; drop < seconds * dropsASecond; drop += 1) addDrop(loop, sampleRate, random)
  return levelled(loop)
}

function hiss(sampleRate: number, random: () => number): Float32Array {
  const sound = new Float32Array((seconds + overlapSeconds) * sampleRate)
  const soft = 1 - Math.exp((-2 * Math.PI * 3_200) / sampleRate)
  const deep = 1 - Math.exp((-2 * Math.PI * 350) / sampleRate)
  let bright = 0
  let dull = 0
  for (let index = 0; index < sound.length; index += 1) {
    bright += soft * (2 * random() - 1 - bright)
    dull += deep * (bright - dull)
    // A gust about every six seconds; whole ones, so that the loop ends as it began.
    const gust = 1 + 0.25 * Math.sin((4 * Math.PI * index) / (seconds * sampleRate))
    sound[index] = 0.4 * gust * (bright - dull)
  }
  return sound
}

/** A short ring that dies away; at the end of the loop it goes on at its beginning. */
function addDrop(loop: Float32Array, sampleRate: number, random: () => number): void {
  const at = Math.floor(random() * loop.length)
  const hz = 1_200 + 3_600 * random()
  const ringSeconds = 0.002 + 0.006 * random()
  const level = 0.5 * random() ** 3
  const length = Math.floor(6 * ringSeconds * sampleRate)
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate
    const place = (at + index) % loop.length
    loop[place] =
      (loop[place] ?? 0) +
      level * Math.exp(-time / ringSeconds) * (1 - index / length) * Math.sin(2 * Math.PI * hz * time)
  }
}
