import { copingTool } from '@maitri/content/coping-tools'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseEnd } from '../../player/exercise-end'
import { ExercisePlayer } from '../../player/exercise-player'
import { useRecordExercise } from '../../player/use-record-exercise'
import { atStep, endTool, type Outcome, placeOf, type RoutineRun, toolAt } from './routine-run'
import { RunPosition } from './run-position'

type PlayedToolProps = {
  run: RoutineRun
  isImmediate: boolean
  onChange: (next: (run: RoutineRun) => RoutineRun) => void
  onExit: () => void
}

/** One tool of a routine in the player. What was done of it is kept as it is of an exercise by itself. */
export function PlayedTool({ run, isImmediate, onChange, onExit }: PlayedToolProps) {
  const { t } = useTranslation('routines')
  const toolId = toolAt(run)
  const { record, keepWriting } = useRecordExercise()
  const began = useRef(new Date(Date.now() - run.activeMs).toISOString())

  function end(done: ExerciseEnd, outcome: Outcome) {
    record(toolId, done, began.current)
    onChange((current) => endTool(current, outcome))
  }

  return (
    <ExercisePlayer
      tool={copingTool(toolId)}
      isImmediate={isImmediate}
      from={{ step: run.step, activeMs: run.activeMs }}
      onStep={(place) => onChange((current) => atStep(current, place))}
      sequence={{
        position: <RunPosition place={placeOf(run)} count={run.tools.length} />,
        skipLabel: t('run.skip'),
        exitLabel: t('run.exit'),
        onSkip: (done) => end(done, 'skipped'),
      }}
      onKeep={keepWriting}
      onEnd={(done) => {
        if (done.isComplete) return end(done, 'done')
        record(toolId, done, began.current)
        onExit()
      }}
    />
  )
}
