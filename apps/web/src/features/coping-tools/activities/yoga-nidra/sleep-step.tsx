import { musclePrefix, nidraScripts, sleepMusclesFromSeconds } from '@maitri/content/narration'
import { type MuscleGroup, muscleGroups } from '@maitri/domain'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BodyFigure } from '../../body/body-figure'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { MuscleGroups } from '../muscle-release/muscle-groups'

const groups = Object.values(muscleGroups).flat()
const settleMs = sleepMusclesFromSeconds * 1000

/** Winding down: the day is put down, then every muscle is let go, then nothing more is asked. */
export function SleepStep({ caption, ...props }: ActivityProps & { caption: string | undefined }) {
  const { step, clock } = props
  const { t } = useTranslation(['tool_body', 'coping_tools'])
  const [skipped, setSkipped] = useState<readonly MuscleGroup[]>([])
  const muscleClock = useMemo(() => ({ ...clock, elapsedMs: () => clock.elapsedMs() - settleMs }), [clock])
  const script = useMemo(
    () =>
      nidraScripts.sleep[2]
        .map((line) => ({ ...line, atSeconds: line.atSeconds - sleepMusclesFromSeconds }))
        .filter(({ atSeconds }) => atSeconds >= 0),
    [],
  )
  if (step === 2 && clock.elapsedMs() >= settleMs)
    return (
      <MuscleGroups
        {...props}
        clock={muscleClock}
        script={script}
        groups={groups}
        skipped={skipped}
        onSkip={(group) => setSkipped([...skipped, group])}
      />
    )
  return (
    <ActivityLayout
      heading={step === 2 ? t('coping_tools:tools.muscle-release.title') : t('nidra.sleep_title')}
      note={step === 2 ? t('coping_tools:tools.muscle-release.steps.1.text') : t('nidra.sleep_note')}
      caption={caption ?? props.guide?.words[firstSaid(props)]}
      figure={<BodyFigure warm={[]} />}
    />
  )
}

/** What is being said now: with closed eyes nobody reads it, with open ones it is all there is to follow. */
function firstSaid({ step, clock }: ActivityProps): string {
  const seconds = clock.elapsedMs() / 1000
  const line = nidraScripts.sleep[step].findLast(({ atSeconds }) => atSeconds <= seconds)
  return line?.says.find((id) => !id.includes(':')) ?? musclePrefix
}
