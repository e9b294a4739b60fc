import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { AnalysisProgress } from '../analysis-progress'
import styles from './analysis-progress-bar.module.css'

type AnalysisProgressBarProps = { progress: AnalysisProgress; onCancel: () => void }

/** How far the reading is, in words and as a bar, and the way out of it. */
export function AnalysisProgressBar({ progress, onCancel }: AnalysisProgressBarProps) {
  const { t } = useTranslation('video')
  const share = shareOf(progress)
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={t('analysing.label')} max={1} value={share ?? undefined} />
      <p className={styles.words}>{progressMessage(progress, t)}</p>
      {/* Only the stages are announced: each single frame would be a flood. */}
      <span role="status" className="visually-hidden">
        {t('analysing.label')}
        {progress.stage === 'waiting' && `. ${t('analysing.waiting')}`}
      </span>
      <Button variant="quiet" onClick={onCancel}>
        {t('analysing.cancel')}
      </Button>
    </div>
  )
}

function shareOf(progress: AnalysisProgress): number | null {
  switch (progress.stage) {
    case 'frames':
      return progress.total > 0 ? progress.done / progress.total : null
    case 'sending':
    case 'sending_video':
      return progress.share
    default:
      return null
  }
}

function progressMessage(progress: AnalysisProgress, t: TFunction<'video'>): string {
  switch (progress.stage) {
    case 'frames':
      return t('analysing.frames', { done: progress.done, total: progress.total })
    case 'sending':
    case 'sending_video':
      return t(`analysing.${progress.stage}`, { percent: Math.round(100 * progress.share) })
    default:
      return t(`analysing.${progress.stage}`)
  }
}
