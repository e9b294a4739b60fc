import { muscleReleaseScript, scanned } from '@maitri/content/narration'
import { type MuscleGroup, muscleGroups } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BodyFigure } from '../../body/body-figure'
import { musclePlaces } from '../../body/body-outline'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { MuscleGroups } from './muscle-groups'

export function Activity(props: ActivityProps) {
  const { step } = props
  const [skipped, setSkipped] = useState<readonly MuscleGroup[]>([])
  if (step === 1 || step === 5) return <LyingStep {...props} step={step} />
  return (
    <MuscleGroups
      {...props}
      script={muscleReleaseScript[step]}
      groups={muscleGroups[step]}
      skipped={skipped}
      onSkip={(group) => setSkipped([...skipped, group])}
    />
  )
}

/** Settling before, and the scan after: the part that attention is at is warm. */
function LyingStep({ step, ...props }: ActivityProps & { step: 1 | 5 }) {
  const { t } = useTranslation('coping_tools')
  const script = muscleReleaseScript[step]
  const caption = useNarration(props, script)
  const seconds = props.clock.elapsedMs() / 1000
  const id = script.findLast(({ atSeconds }) => atSeconds <= seconds)?.says[0] ?? ''
  return (
    <ActivityLayout
      heading={t(`tools.muscle-release.steps.${step}.title`)}
      note={t(`tools.muscle-release.steps.${step}.text`)}
      caption={caption}
      figure={
        <BodyFigure
          warm={(scanned[id] ?? []).flatMap((group) => musclePlaces[group])}
          warmth="strong"
          isWhole={id === 'whole_quiet'}
        />
      }
    />
  )
}
