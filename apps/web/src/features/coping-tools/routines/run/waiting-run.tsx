import { readyRoutines } from '@maitri/content/coping-tools'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { paths } from '../../../../config/paths'
import { placeOf } from './routine-run'
import { useRoutineRun } from './use-routine-run'

/** A routine that was begun and waits, for instance since its page was closed. */
export function WaitingRun() {
  const { t } = useTranslation('routines')
  const { run, clear } = useRoutineRun()
  if (!run) return null
  const ready = readyRoutines.find(({ id }) => run.routineId === `ready:${id}`)
  return (
    <Notice
      tone="info"
      action={
        <>
          <ButtonLink to={paths.routine} search={ready ? { ready: ready.id } : { id: run.routineId }} size="small">
            {t('run.go_on')}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={clear}>
            {t('run.drop')}
          </Button>
        </>
      }
    >
      {t('run.waiting', { name: run.name, place: placeOf(run) + 1, count: run.tools.length })}
    </Notice>
  )
}
