import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../components/picture/empty-state'
import { ButtonLink } from '../../../../components/ui/button'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { PageHeading } from '../../../../components/ui/page-heading'
import { paths } from '../../../../config/paths'
import { useSessionStore } from '../../../../lib/session/session'
import { BetweenTools } from './between-tools'
import { findCompletion, keepCompletion } from './kept-completion'
import { PlayedTool } from './played-tool'
import { RoutineCompletion } from './routine-completion'
import { goOn, startRun } from './routine-run'
import { RunIntro } from './run-intro'
import { useCompleteRoutine } from './use-complete-routine'
import { type RoutineSource, routineIdOf, useRoutine } from './use-routine'
import { useRoutineRun } from './use-routine-run'

type RoutinePageProps = { source: RoutineSource; onLeave: () => void }

/** A routine from its first tool to what it was like. Where it is outlasts a reload; it ends by its end or by the person. */
export function RoutinePage({ source, onLeave }: RoutinePageProps) {
  const { t } = useTranslation(['routines', 'common'])
  const view = useRoutine(source)
  const kept = useRoutineRun()
  const complete = useCompleteRoutine()
  const [isPlaying, setIsPlaying] = useState(false)
  const routineId = routineIdOf(source)
  const session = useSessionStore()
  const [completed, setCompleted] = useState(() => findCompletion(session, routineId))
  const run = kept.run?.routineId === routineId ? kept.run : null

  function exit() {
    if (run) kept.clear()
    onLeave()
  }

  if (completed) return <RoutineCompletion completed={completed} onDone={onLeave} />
  if (kept.run === undefined) return <Loading label={t('common:loading')} />
  if (run?.phase === 'between')
    return (
      <BetweenTools
        // The heading speaks anew after each tool.
        key={run.outcomes.length}
        run={run}
        isKept={kept.isKept}
        onNext={() => {
          setIsPlaying(true)
          kept.change(goOn)
        }}
        onComplete={() => {
          const done = complete(run)
          keepCompletion(session, done)
          setCompleted(done)
          kept.clear()
        }}
        onExit={exit}
      />
    )
  if (run && isPlaying)
    return (
      <PlayedTool
        key={run.outcomes.length}
        run={run}
        isImmediate={routineId === 'ready:panic_now'}
        onChange={kept.change}
        onExit={exit}
      />
    )
  // A run that is under way holds its routine, also where that was deleted meanwhile.
  const routine = view.state === 'ready' ? view.routine : run && { ...run, description: '' }
  if (routine)
    return (
      <RunIntro
        routine={routine}
        run={run}
        onStart={() => {
          kept.begin(startRun({ routineId, name: routine.name, tools: routine.tools }))
          setIsPlaying(true)
        }}
        onGoOn={() => setIsPlaying(true)}
        onExit={exit}
      />
    )
  if (view.state === 'waiting') return <Loading label={t('common:loading')} />
  if (view.state === 'failed')
    return <FailedState message={t('run.failed')} retryLabel={t('common:try_again')} onRetry={view.retry} />
  return (
    <>
      <PageHeading title={t('run.missing_title')} />
      <EmptyState
        picture="milestone"
        message={t('run.missing')}
        action={
          <ButtonLink to={paths.copingTools} search={{ tab: 'routines' }}>
            {t('run.to_routines')}
          </ButtonLink>
        }
      />
    </>
  )
}
