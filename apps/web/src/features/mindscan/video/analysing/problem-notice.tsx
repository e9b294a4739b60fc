import { useTranslation } from 'react-i18next'
import { Notice } from '../../../../components/ui/notice'
import type { VideoProblem } from '../video-state'
import { videoFailureText } from '../words/video-failure'
import styles from './problem-notice.module.css'

/** Why there is no reading: first what the video showed, then what else went wrong. The video is still there. */
export function ProblemNotice({ problem }: { problem: VideoProblem }) {
  const { t } = useTranslation(['video', 'errors'])
  if (!('kind' in problem)) return <Notice tone="error">{t(`errors.${problem.key}`)}</Notice>
  const { why, failure } = problem
  const text = failure && failure.of !== 'face_model' ? videoFailureText(failure, t) : null
  const seen = why === 'video' ? null : why === 'face_model' ? 'model' : why
  return (
    <Notice tone={text ? 'error' : 'info'} className={styles.problem}>
      {seen && (
        <p>
          <strong>{t(`nothing.${seen}`)}</strong> {t(`nothing.${seen}_more`)}
        </p>
      )}
      {text && <p>{text.shown}</p>}
      {text?.answered && <p className={styles.answered}>{t('failure.what_happened', { message: text.answered })}</p>}
      <p className={styles.answered}>{t('failure.video_kept')}</p>
    </Notice>
  )
}
