import type { VideoAnalysis } from '@maitri/contracts'
import { analyzeSentiment } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../../data/reading'
import { CountedText } from '../../result/counted-text'
import { transcriptionText } from '../words/transcription-text'
import type { WordsMissing } from '../words/words-missing'
import styles from './heard-words.module.css'

type HeardWordsProps = { body: VideoAnalysis; isHeavy: boolean; wordsMissing: WordsMissing | undefined }

/** What was said in a video and what the words suggest, or why there are none. */
export function HeardWords({ body, isHeavy, wordsMissing }: HeardWordsProps) {
  const { t } = useTranslation(['video', 'errors'])
  const { transcription, sentiment } = body
  if (!transcription) {
    return (
      <section className={styles.words}>
        <h3>{t('result.you_said')}</h3>
        <p className={styles.quiet}>
          {wordsMissing?.why === 'service_problem'
            ? t('result.no_words.service_problem', { reason: transcriptionText(wordsMissing.failure, t) })
            : t(`result.no_words.${wordsMissing?.why ?? 'unknown'}`)}
        </p>
      </section>
    )
  }
  const { highlights, enough } = analyzeSentiment(transcription, languageOf(body))
  return (
    <>
      <section className={styles.words}>
        <h3>{t('result.you_said')}</h3>
        <CountedText text={transcription} highlights={isHeavy ? [] : highlights} />
      </section>
      {!isHeavy && (
        <section className={styles.words}>
          <div className={styles.sentiment}>
            <h3>{t(`result.sentiment.${sentiment.sentiment}`)}</h3>
            {enough && <span className={styles.score}>{t('result.score', { score: sentiment.score.toFixed(2) })}</span>}
          </div>
          <p className={styles.quiet}>
            {t('result.counts', {
              light: t('result.light', { count: sentiment.positiveWords }),
              heavy: t('result.heavy_words', { count: sentiment.negativeWords }),
            })}{' '}
            {!enough && t('result.first_impression')}
          </p>
        </section>
      )}
    </>
  )
}
