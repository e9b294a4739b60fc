import { useTranslation } from 'react-i18next'
import { Notice } from '../../../../components/ui/notice'
import type { VideoProblem } from '../video-state'
import { videoFailureText } from '../words/video-failure'
import styles from './problem-notice.module.css'

/** Why there is no reading: first what the film showed, then what else went wrong. The film is still there. */
export function ProblemNotice({ problem }: { problem: VideoProblem }) {
  const { t } = useTranslation(['video', 'errors'])
  if (!('kind' in problem)) return <Notice tone="error">{t(`errors.${problem.key}`)}</Notice>
  const { why, failure } = problem
  const text = failure && failure.of !== 'face_model' ? videoFailureText(failure, t) : null
  const seen = why === 'film' ? null : why === 'face_model' ? 'model' : why
  return (
    <Notice tone={text ? 'error' : 'info'} className={styles.problem}>
      {seen && (
        <p>
          <strong>{t(`nothing.${seen}`)}</strong> {t(`nothing.${seen}_more`)}
        </p>
      )}
      {text && <p>{text.shown}</p>}
      {text?.answered && <p className={styles.answered}>{t('failure.what_happened', { message: text.answered })}</p>}
      <p className={styles.answered}>{t('failure.film_kept')}</p>
    </Notice>
  )
}
