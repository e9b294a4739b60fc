import { type HeardHum, longestHum } from '@maitri/domain'
import { useRef, useState } from 'react'
import type { ActivityProps, StepNumber } from '../../player/activity'
import { type BreathForm, roundsOver } from './breath-form'
import type { HumMeter } from './use-hum-meter'
import { useStepLooks } from './use-step-looks'

/** The microphone was on for so long before a round ended that it heard its hum, or that there was none. */
const listenedMs = 9_000

export type LitLamps = {
  count: number
  /** What the microphone made of the last round it heard whole; null where it heard none. */
  lastHum: { hum: HeardHum | null } | null
  /** Begins anew, for another form. */
  clear: () => void
}

/**
 * A round that is over lights a lamp; where the microphone listened, a round without a hum lights none. What is lit stays lit, also when a
 * step is begun again.
 */
export function useLitLamps(
  form: BreathForm,
  props: Pick<ActivityProps, 'step' | 'clock' | 'isRunning'>,
  meter: HumMeter,
): LitLamps {
  const [rounds, setRounds] = useState<ReadonlySet<number>>(new Set())
  const passed = useRef<{ step: StepNumber; count: number }>({ step: 1, count: 0 })
  const [lastHum, setLastHum] = useState<LitLamps['lastHum']>(null)

  useStepLooks(props, (step, elapsedMs) => {
    const over = roundsOver(form, step, elapsedMs)
    const { step: passedStep, count } = passed.current
    if (step === passedStep && over.length === count) return
    const before = step === passedStep ? count : 0
    passed.current = { step, count: over.length }
    // Also where a step only begins: what was heard before it belongs to no round.
    const moments = meter.takeMoments()
    if (over.length <= before) return
    const hasListened = (moments.at(-1)?.atMs ?? 0) - (moments[0]?.atMs ?? 0) >= listenedMs
    const hum = hasListened ? longestHum(moments) : null
    setLastHum(hasListened ? { hum } : null)
    if (hasListened && !hum) return
    setRounds((lit) => new Set([...lit, ...over.slice(before)]))
  })

  return {
    count: rounds.size,
    lastHum,
    clear() {
      setRounds(new Set())
      setLastHum(null)
    },
  }
}
