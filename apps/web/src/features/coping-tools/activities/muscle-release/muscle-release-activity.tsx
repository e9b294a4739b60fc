import { type MuscleGroup, muscleGroups, muscleMomentAt } from '@maitri/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../../../components/kolam/kolam'
import { Button } from '../../../../components/ui/button'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { GuidedStep } from '../../player/guided-step'
import { useSeconds } from '../../player/use-seconds'
import styles from './muscle-release-activity.module.css'

export function Activity(props: ActivityProps) {
  const { step } = props
  const [skipped, setSkipped] = useState<readonly MuscleGroup[]>([])
  if (step === 1 || step === 5) return <GuidedStep toolId="muscle-release" step={step} />
  return (
    <Groups
      {...props}
      groups={muscleGroups[step]}
      skipped={skipped}
      onSkip={(group) => setSkipped([...skipped, group])}
    />
  )
}

type GroupsProps = ActivityProps & {
  groups: readonly MuscleGroup[]
  skipped: readonly MuscleGroup[]
  onSkip: (group: MuscleGroup) => void
}

/** Tense and let go, group by group. A part that is skipped is rest for as long as it would have taken. */
function Groups({ groups, skipped, onSkip, clock, isRunning, cues }: GroupsProps) {
  const { t } = useTranslation('tool_body')
  useSeconds(isRunning)
  const moment = muscleMomentAt(groups.length, clock.elapsedMs())
  const group = moment && groups[moment.index]
  const isSkipped = group !== undefined && group !== null && skipped.includes(group)
  const phase = isSkipped ? 'release' : (moment?.phase ?? 'release')

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the part or its phase changes
  useEffect(() => {
    if (!isRunning || !group || isSkipped) return
    cues.bell()
    cues.pulse(phase === 'tense' ? 'in' : 'out')
    cues.say(phase === 'tense' ? `${t(`muscles.groups.${group}`)}. ${t(`muscles.how.${group}`)}` : t('muscles.release'))
  }, [group, phase, isSkipped, isRunning])

  if (!moment || !group) return null
  const next = groups[moment.index + 1]
  return (
    <ActivityLayout
      heading={t(`muscles.groups.${group}`)}
      count={isSkipped ? undefined : Math.ceil(moment.leftMs / 1000)}
      note={isSkipped ? t('muscles.skipped') : t(`muscles.how.${group}`)}
      figure={<Kolam seed={`muscle:${group}`} family="lotus53" dotsOnly={phase === 'release'} />}
    >
      <p className={styles.phase} data-phase={phase} aria-live="polite">
        {isSkipped ? '' : t(`muscles.${phase}`)}
      </p>
      {next && <p className={styles.next}>{t('muscles.next_part', { part: t(`muscles.groups.${next}`) })}</p>}
      {!isSkipped && (
        <Button variant="onstone" size="small" onClick={() => onSkip(group)}>
          {t('muscles.skip')}
        </Button>
      )}
    </ActivityLayout>
  )
}
