import type { CopingTool } from '@maitri/content/coping-tools'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import type { ActivityProps } from './activity'
import { GuidedStep } from './guided-step'
import type { OpenedActivity } from './open-activity'
import styles from './player-stage.module.css'

type PlayerStageProps = ActivityProps & {
  tool: CopingTool
  Activity: OpenedActivity['Activity']
  /** Seconds until it begins. */
  leadIn: number
}

/** What the exercise shows now: the moment before it begins, its activity, or its words where the activity's code could not be loaded. */
export const PlayerStage = memo(function PlayerStage({ tool, Activity, leadIn, ...activity }: PlayerStageProps) {
  const { t } = useTranslation('player')
  if (leadIn > 0)
    return (
      <div className={styles.leadIn}>
        <p role="status">{t('settle_first')}</p>
        <p className={styles.count} aria-hidden="true">
          {leadIn}
        </p>
      </div>
    )
  if (Activity) return <Activity {...activity} />
  return (
    <>
      <Notice tone="error" role="alert">
        {t('load_failed')}
      </Notice>
      <GuidedStep toolId={tool.id} step={activity.step} />
    </>
  )
})
