import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../components/picture/empty-state'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { PageHeading } from '../../../../components/ui/page-heading'
import { Panel } from '../../../../components/ui/panel'
import { useToast } from '../../../../components/ui/toast'
import { paths } from '../../../../config/paths'
import { ToolPath } from '../tool-path'
import { useLengthWords } from '../use-length-words'
import { useOwnRoutines } from '../use-own-routines'
import { decodeRoutine } from './shared-routine'
import styles from './shared-routine-page.module.css'

type SharedRoutinePageProps = {
  /** What stands behind the '#' of the link. */
  code: string
  onSaved: () => void
}

/** A routine that came by a link: seen first, and saved only by a press. */
export function SharedRoutinePage({ code, onSaved }: SharedRoutinePageProps) {
  const { t } = useTranslation('routines')
  const showToast = useToast()
  const lengthWords = useLengthWords()
  const own = useOwnRoutines()
  const routine = decodeRoutine(code)
  const back = (
    <ButtonLink to={paths.copingTools} search={{ tab: 'routines' }} variant={routine ? 'quiet' : 'primary'}>
      {t('shared.to_tools')}
    </ButtonLink>
  )

  async function save() {
    if (!routine) return
    try {
      await own.create({ ...routine, description: '' })
    } catch {
      return showToast({ tone: 'error', message: t('actions.save_failed') })
    }
    showToast({ tone: 'success', message: t('actions.saved') })
    onSaved()
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('shared.heading')} lead={routine && t('shared.lead')} />
      {routine ? (
        <Panel aria-labelledby="shared-routine">
          <h2 id="shared-routine">{routine.name}</h2>
          <p className={styles.length}>
            {t('length.tools', { count: routine.tools.length })} · {lengthWords(routine.tools)}
          </p>
          <ToolPath label={t('shared.tools')} tools={routine.tools} />
          <div className={styles.actions}>
            <Button onClick={() => void save()}>{t('shared.save')}</Button>
            {back}
          </div>
        </Panel>
      ) : (
        <EmptyState picture="milestone" message={t('shared.broken')} action={back} />
      )}
    </div>
  )
}
