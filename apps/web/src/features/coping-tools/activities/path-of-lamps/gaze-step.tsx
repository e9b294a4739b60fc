import { gazeMomentAt } from '@maitri/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { useSeconds } from '../../player/use-seconds'
import type { GazeChoice } from './distance-step'
import { LampFigure } from './lamp-figure'

type GazeStepProps = Pick<ActivityProps, 'clock' | 'isRunning' | 'cues'> & {
  choice: GazeChoice
  /** Whether the eyes rest in between. */
  hasRests: boolean
}

/** A minute with the lamp and half a minute of rest in turn, each told by voice or bell, since closed eyes read nothing. */
export function GazeStep({ clock, isRunning, cues, choice, hasRests }: GazeStepProps) {
  const { t } = useTranslation('tool_lamps')
  useSeconds(isRunning)
  const { phase } = hasRests ? gazeMomentAt(clock.elapsedMs()) : { phase: 'gaze' as const }
  const heading = phase === 'gaze' ? t('gaze.look') : t(`gaze.rest_${choice.rest}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when gazing and rest change
  useEffect(() => {
    if (!isRunning) return
    cues.bell()
    cues.pulse(phase === 'gaze' ? 'in' : 'hold')
    cues.say(heading)
  }, [phase, isRunning])

  return (
    <ActivityLayout
      heading={heading}
      note={t(phase === 'gaze' ? 'gaze.look_note' : 'gaze.rest_note')}
      figure={<LampFigure figure={choice.figure} isResting={phase === 'rest'} />}
    />
  )
}
