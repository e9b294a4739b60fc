/** Places of the body in the rotation of attention, and how long each is named for in milliseconds (`docs/exercises.md`, tool 4). */
export const bodyPointCount = 40
const bodyPointMs = 6_000

/** The lengths of guided rest, and what else its words lead through: a body scan, and winding down for sleep. */
export const nidraForms = ['scan', 'five', 'eleven', 'sleep', 'thirty'] as const
export type NidraForm = (typeof nidraForms)[number]

type FiveSteps = readonly [number, number, number, number, number]

/** Seconds of the five steps of each form. Eleven minutes and winding down are recipes of `docs/exercises.md`; the others keep their pace. */
export const nidraStepSeconds: Record<NidraForm, FiveSteps> = {
  scan: [20, 60, 60, 60, 40],
  five: [30, 120, 60, 60, 30],
  eleven: [90, 240, 120, 120, 90],
  sleep: [300, 480, 240, 120, 60],
  thirty: [120, 720, 420, 360, 180],
}

const allPoints: readonly number[] = Array.from({ length: bodyPointCount }, (_, index) => index + 1)
/** Half of the places, for half of the time: thumb, palm, joints and foot of each side, then back and front. */
const fewerPoints = [1, 6, 8, 9, 10, 11, 13, 14, 19, 21, 22, 23, 24, 26, 27, 28, 31, 37, 38, 40]

/** The places of a form in their order. */
export const nidraPoints = (form: NidraForm): readonly number[] =>
  form === 'five' ? fewerPoints : form === 'thirty' ? [...allPoints, ...allPoints, ...allPoints] : allPoints

/** Which place of the body is named after `elapsedMs`, from 1 to 40. */
export function bodyPointAt(elapsedMs: number, form: NidraForm = 'eleven'): number {
  const points = nidraPoints(form)
  return points[Math.min(Math.floor(elapsedMs / bodyPointMs), points.length - 1)] ?? bodyPointCount
}

const firstBreath = 27
const breathCountMs = 120_000 / firstBreath

/** The number of the breath after `elapsedMs`, from 27 down to 1, and from 27 again where there is time. */
export const breathNumberAt = (elapsedMs: number, totalMs = 120_000): number =>
  firstBreath - (Math.floor(Math.min(elapsedMs, totalMs - 1) / breathCountMs) % firstBreath)

export const opposites = ['heavy', 'light', 'warm', 'cool', 'place'] as const

export type Opposite = (typeof opposites)[number]

/** What is felt after `elapsedMs`: the pairs in turn, then a place, each for as long. */
export const oppositeAt = (elapsedMs: number, totalMs = 120_000): Opposite =>
  opposites[Math.floor((elapsedMs * opposites.length) / totalMs)] ?? 'place'
