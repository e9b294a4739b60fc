import type { StressReadingBody } from '@maitri/contracts'
import { type StressReading, type StressScore, stressScore } from '@maitri/domain'
import type { Drift } from './demo/draw-drift'
import { defaultReading, type ReadingName, sliderRanges, thumbOf } from './slider-ranges'

export type Sources = StressReadingBody['sources']

export type MonitorState = {
  /** The values that count. Measured ones may lie beyond their sliders and count as they are. */
  reading: StressReading
  /** Which of them the person touched or measured; the others stand where their sliders start. */
  own: Partial<Record<ReadingName, true>>
  sources: Sources
  /** While Demo is on: made-up values that stand before the person's own, which come back when it is switched off. */
  demo: Pick<StressReading, 'heartRate' | 'breathingRate'> | null
}

export type MonitorAction =
  | { type: 'moved'; name: ReadingName; value: number }
  | { type: 'counted'; name: 'heartRate' | 'breathingRate'; value: number }
  | { type: 'strap_told'; heartRate: number }
  | { type: 'demo_switched'; isOn: boolean }
  | { type: 'drifted'; drift: Drift }

export const startMonitor: MonitorState = {
  reading: defaultReading,
  own: {},
  sources: { heartRate: 'slider', breathingRate: 'slider' },
  demo: null,
}

export function monitorReducer(state: MonitorState, action: MonitorAction): MonitorState {
  const { reading, own, sources, demo } = state
  switch (action.type) {
    case 'moved': {
      const moved = { [action.name]: action.value }
      if (action.name === 'sleepHours' || action.name === 'anxiety')
        return { ...state, reading: { ...reading, ...moved }, own: { ...own, [action.name]: true } }
      if (demo) return { ...state, demo: { ...demo, ...moved } }
      return {
        reading: { ...reading, ...moved },
        own: { ...own, [action.name]: true },
        sources: { ...sources, [action.name]: 'slider' },
        demo,
      }
    }
    case 'counted':
      return {
        reading: { ...reading, [action.name]: action.value },
        own: { ...own, [action.name]: true },
        sources: { ...sources, [action.name]: 'counted' },
        demo: null,
      }
    case 'strap_told':
      return {
        reading: { ...reading, heartRate: action.heartRate },
        own: { ...own, heartRate: true },
        sources: { ...sources, heartRate: 'strap' },
        demo: null,
      }
    case 'demo_switched':
      if (!action.isOn || hasRealValue(state)) return { ...state, demo: null }
      return { ...state, demo: { heartRate: reading.heartRate, breathingRate: reading.breathingRate } }
    case 'drifted':
      return demo ? { ...state, demo: drifted(demo, action.drift) } : state
  }
}

/** Whether a count or the strap gave a value that is in use; Demo never stands before one. */
export function hasRealValue({ sources }: MonitorState): boolean {
  return sources.heartRate !== 'slider' || sources.breathingRate !== 'slider'
}

/** What the sliders show and the score is taken of. */
export function shownReading({ reading, demo }: MonitorState): StressReading {
  return { ...reading, ...demo }
}

/** The readings that the person touched or measured, in the order of the sliders. */
export function ownNames({ own }: MonitorState): ReadingName[] {
  return (Object.keys(sliderRanges) as ReadingName[]).filter((name) => own[name])
}

/** The score that is shown, or null before anything was touched or measured: where the sliders start says nothing about anyone. */
export function shownScore(state: MonitorState): StressScore | null {
  return state.demo || ownNames(state).length > 0 ? stressScore(shownReading(state)) : null
}

/** What is saved of this moment, or null while values are made up and before anything was touched or measured. */
export function bodyOf(state: MonitorState): StressReadingBody | null {
  if (state.demo || ownNames(state).length === 0) return null
  const { score, band } = stressScore(state.reading)
  return { ...state.reading, score, band, sources: state.sources }
}

function drifted(demo: NonNullable<MonitorState['demo']>, by: Drift): NonNullable<MonitorState['demo']> {
  return {
    heartRate: thumbOf('heartRate', demo.heartRate + by.heartRate),
    breathingRate: thumbOf('breathingRate', demo.breathingRate + by.breathingRate),
  }
}
