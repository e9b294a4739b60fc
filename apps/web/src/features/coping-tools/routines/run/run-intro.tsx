import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { ToolPath } from '../tool-path'
import { useLengthWords } from '../use-length-words'
import type { RoutineWords } from '../use-own-routines'
import { placeOf, type RoutineRun, toolAt } from './routine-run'
import styles from './run-intro.module.css'
import { RunStage } from './run-stage'

type RunIntroProps = {
  routine: RoutineWords
  /** What was begun before a reload; null where nothing was. */
  run: RoutineRun | null
  onStart: () => void
  onGoOn: () => void
  onExit: () => void
}

/** What is ahead, and what to mind about it. */
export function RunIntro({ routine, run, onStart, onGoOn, onExit }: RunIntroProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const lengthWords = useLengthWords()
  return (
    <RunStage
      title={routine.name}
      onExit={onExit}
      actions={
        run ? (
          <>
            <Button variant="sun" size="large" onClick={onGoOn}>
              {t('run.go_on')}
            </Button>
            <Button variant="onstone" size="large" onClick={onStart}>
              {t('run.start_again')}
            </Button>
          </>
        ) : (
          <Button variant="sun" size="large" onClick={onStart}>
            {t('run.start')}
          </Button>
        )
      }
    >
      {routine.description && <p className={styles.description}>{routine.description}</p>}
      <p className={styles.length}>
        {t('length.tools', { count: routine.tools.length })} · {lengthWords(routine.tools)}
      </p>
      {run && (
        <Notice tone="info">
          {t('run.go_on_at', {
            place: placeOf(run) + 1,
            count: run.tools.length,
            tool: t(`coping_tools:tools.${toolAt(run)}.title`),
          })}
        </Notice>
      )}
      <ToolPath label={t('run.tools')} tools={routine.tools} hasSafety />
    </RunStage>
  )
}
