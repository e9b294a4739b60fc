import type { StressReadingBody } from '@maitri/contracts'
import { type StressReading, type StressScore, stressScore } from '@maitri/domain'
import type { Drift } from './demo/draw-drift'
import { defaultReading, type ReadingName, thumbOf } from './slider-ranges'

export type Sources = StressReadingBody['sources']

export type MonitorState = {
  /** The person's own values. Measured ones may lie beyond their sliders and count as they are. */
  reading: StressReading
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
  sources: { heartRate: 'slider', breathingRate: 'slider' },
  demo: null,
}

export function monitorReducer(state: MonitorState, action: MonitorAction): MonitorState {
  const { reading, sources, demo } = state
  switch (action.type) {
    case 'moved': {
      const moved = { [action.name]: action.value }
      if (action.name === 'sleepHours' || action.name === 'anxiety')
        return { ...state, reading: { ...reading, ...moved } }
      if (demo) return { ...state, demo: { ...demo, ...moved } }
      return { reading: { ...reading, ...moved }, sources: { ...sources, [action.name]: 'slider' }, demo }
    }
    case 'counted':
      return {
        reading: { ...reading, [action.name]: action.value },
        sources: { ...sources, [action.name]: 'counted' },
        demo: null,
      }
    case 'strap_told':
      return {
        reading: { ...reading, heartRate: action.heartRate },
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

/** What is saved of this moment, or null while values are made up. */
export function bodyOf(state: MonitorState): StressReadingBody | null {
  if (state.demo) return null
  const { score, band }: StressScore = stressScore(state.reading)
  return { ...state.reading, score, band, sources: state.sources }
}

function drifted(demo: NonNullable<MonitorState['demo']>, by: Drift): NonNullable<MonitorState['demo']> {
  return {
    heartRate: thumbOf('heartRate', demo.heartRate + by.heartRate),
    breathingRate: thumbOf('breathingRate', demo.breathingRate + by.breathingRate),
  }
}
