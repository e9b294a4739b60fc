import type { StressReading } from '@maitri/domain'

export type ReadingName = keyof StressReading

type SliderRange = { min: number; max: number; step: number }

/** The four sliders and where they stand at first: the specification, section 9. */
export const sliderRanges: Record<ReadingName, SliderRange> = {
  heartRate: { min: 60, max: 100, step: 1 },
  breathingRate: { min: 10, max: 20, step: 0.5 },
  sleepHours: { min: 4, max: 9, step: 0.5 },
  anxiety: { min: 1, max: 10, step: 1 },
}

export const defaultReading: StressReading = { heartRate: 70, breathingRate: 15, sleepHours: 7, anxiety: 3 }

/** Where the slider's thumb stands for a value: at the nearest step, and at the end for what lies beyond it. */
export function thumbOf(name: ReadingName, value: number): number {
  const { min, max, step } = sliderRanges[name]
  return Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step))
}

/** The end of the slider that a measured value lies beyond, or null. */
export function beyondSlider(name: ReadingName, value: number): { side: 'above' | 'below'; limit: number } | null {
  const { min, max } = sliderRanges[name]
  if (value > max) return { side: 'above', limit: max }
  return value < min ? { side: 'below', limit: min } : null
}
