import { useTranslation } from 'react-i18next'
import { Strip } from '../../../../components/kolam/strip'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { useLengthWords } from '../use-length-words'
import styles from './between-tools.module.css'
import { nextTool, placeOf, type RoutineRun, toolAt, toolsDone } from './routine-run'
import { RunStage } from './run-stage'

type BetweenToolsProps = {
  run: RoutineRun
  /** False where a reload would lose the place. */
  isKept: boolean
  onNext: () => void
  onComplete: () => void
  onExit: () => void
}

/** A moment after each tool: what was, and what comes. It waits for as long as the person likes. */
export function BetweenTools({ run, isKept, onNext, onComplete, onExit }: BetweenToolsProps) {
  const { t } = useTranslation(['routines', 'coping_tools'])
  const lengthWords = useLengthWords()
  const place = placeOf(run)
  const next = nextTool(run)
  const tool = t(`coping_tools:tools.${toolAt(run)}.title`)
  const isAnyDone = toolsDone(run).length > 0
  return (
    <RunStage
      title={t(run.outcomes[place] === 'done' ? 'run.done' : 'run.skipped', { tool })}
      onExit={onExit}
      actions={
        next ? (
          <Button variant="sun" size="large" onClick={onNext}>
            {t('run.next')}
          </Button>
        ) : (
          isAnyDone && (
            <Button variant="sun" size="large" onClick={onComplete}>
              {t('run.complete')}
            </Button>
          )
        )
      }
    >
      <p className={styles.place}>{t('run.place', { place: place + 1, count: run.tools.length })}</p>
      <Strip n={run.tools.length} filled={place + 1} spacing={44} className={styles.strip} />
      {next ? (
        <>
          <p className={styles.next}>
            {t('run.then', { tool: t(`coping_tools:tools.${next}.title`), length: lengthWords([next]) })}
          </p>
          <p className={styles.place}>{t(`coping_tools:tools.${next}.safety`)}</p>
        </>
      ) : (
        <p className={styles.next}>{t(isAnyDone ? 'run.all_done' : 'run.none_done')}</p>
      )}
      {!isKept && <Notice tone="info">{t('run.not_kept')}</Notice>}
    </RunStage>
  )
}
