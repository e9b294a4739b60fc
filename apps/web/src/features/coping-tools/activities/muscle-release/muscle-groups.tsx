import { muscleGroupSaidSeconds, type ScriptLine } from '@maitri/content/narration'
import { type MuscleGroup, muscleGroupMs, muscleMomentAt, muscleRounds } from '@maitri/domain'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { BodyFigure } from '../../body/body-figure'
import { musclePlaces } from '../../body/body-outline'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import styles from './muscle-release-activity.module.css'

type MuscleGroupsProps = Pick<ActivityProps, 'clock' | 'isRunning' | 'cues' | 'guide'> & {
  /** What is said of all of them. */
  script: readonly ScriptLine[]
  groups: readonly MuscleGroup[]
  skipped: readonly MuscleGroup[]
  onSkip: (group: MuscleGroup) => void
}

/** Tense and let go, group by group. A part that is skipped is rest for as long as it would have taken. */
export function MuscleGroups({ script, groups, skipped, onSkip, ...props }: MuscleGroupsProps) {
  const { clock, isRunning, cues } = props
  const { t } = useTranslation('tool_body')
  const said = useMemo(
    () => script.filter(({ atSeconds }) => !isSaidOf(skipped, groups, atSeconds)),
    [script, skipped, groups],
  )
  useNarration(props, said)
  const moment = muscleMomentAt(groups.length, clock.elapsedMs())
  const group = moment && groups[moment.index]
  const isSkipped = group !== undefined && group !== null && skipped.includes(group)
  const phase = moment?.phase ?? 'rest'
  const isTense = phase === 'tighten' || phase === 'hold'

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the part or its phase changes
  useEffect(() => {
    if (!isRunning || !group || isSkipped || phase === 'hold' || phase === 'rest') return
    cues.bell()
    cues.pulse(isTense ? 'in' : 'out')
  }, [group, phase, isSkipped, isRunning])

  if (!moment || !group) return null
  const next = groups[moment.index + 1]
  const notes = {
    tighten: t(`muscles.how.${group}`),
    hold: t('muscles.hold_note'),
    let_go: t(`muscles.release.${group}`),
    rest: t('muscles.rest_note'),
  }
  const words = isSkipped ? t('muscles.skipped') : notes[phase]
  return (
    <ActivityLayout
      heading={t(`muscles.groups.${group}`)}
      count={isSkipped ? undefined : Math.ceil(moment.leftMs / 1000)}
      note={words}
      // What to do now says more than what the voice says in the same seconds.
      caption={props.guide?.isCaptioned ? words : undefined}
      figure={<BodyFigure warm={isSkipped ? [] : musclePlaces[group]} warmth={isTense ? 'strong' : 'soft'} />}
    >
      <p className={styles.phase} data-tense={isTense && !isSkipped} aria-live="polite">
        {isSkipped ? '' : t(`muscles.${phase}`)}
      </p>
      <p className={styles.next}>
        {!isSkipped && t('muscles.round', { round: moment.round, of: muscleRounds })}
        {next && <> {t('muscles.next_part', { part: t(`muscles.groups.${next}`) })}</>}
      </p>
      {!isSkipped && (
        <Button variant="onstone" size="small" onClick={() => onSkip(group)}>
          {t('muscles.skip')}
        </Button>
      )}
    </ActivityLayout>
  )
}

/** Whether a line is about a part that is left out; what comes next is said all the same. */
function isSaidOf(skipped: readonly MuscleGroup[], groups: readonly MuscleGroup[], atSeconds: number): boolean {
  const index = Math.floor((atSeconds * 1000) / muscleGroupMs)
  const group = groups[index]
  const within = atSeconds - (index * muscleGroupMs) / 1000
  return group !== undefined && skipped.includes(group) && within < muscleGroupSaidSeconds
}
