import { useState } from 'react'
import type { Activity, ActivityProps, StepNumber } from '../player/activity'
import { GuidedStep } from '../player/guided-step'

type GroundingProps = Pick<ActivityProps, 'clock' | 'cues'> & {
  /** Null where its code could not be loaded: the steps then stand in words. */
  Activity: Activity | null
}

const nothing = () => undefined

/** The five senses, in the same place and with the breath beside them. Nothing is typed, and nothing of it is kept. */
export function Grounding({ Activity, clock, cues }: GroundingProps) {
  const [step, setStep] = useState<StepNumber>(1)
  if (!Activity) return <GuidedStep toolId="paanch-indriya" step={step} />
  return (
    <Activity
      step={step}
      clock={clock}
      isRunning={true}
      cues={cues}
      onStepDone={() => setStep(Math.min(step + 1, 5) as StepNumber)}
      draft={null}
      onDraft={nothing}
      onKeep={() => ''}
    />
  )
}
