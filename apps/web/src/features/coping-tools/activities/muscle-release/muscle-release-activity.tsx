import { type MuscleGroup, muscleGroups } from '@maitri/domain'
import { useState } from 'react'
import type { ActivityProps } from '../../player/activity'
import { GuidedStep } from '../../player/guided-step'
import { MuscleGroups } from './muscle-groups'

export function Activity(props: ActivityProps) {
  const { step } = props
  const [skipped, setSkipped] = useState<readonly MuscleGroup[]>([])
  if (step === 1 || step === 5) return <GuidedStep toolId="muscle-release" step={step} />
  return (
    <MuscleGroups
      {...props}
      groups={muscleGroups[step]}
      skipped={skipped}
      onSkip={(group) => setSkipped([...skipped, group])}
    />
  )
}
