import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../../components/kolam/own-kolam'
import { leadingWord, type SummaryKey, type TextReading } from '../../../data/reading'
import styles from './reading-sentence.module.css'

type ReadingSentenceProps = {
  reading: TextReading
  summary: SummaryKey
  headingId: string
  heading: Ref<HTMLHeadingElement>
  /** The figure draws itself. */
  isDrawn: boolean
}

/** What a reading says in one sentence, the person's own word first, beside its figure. */
export function ReadingSentence({ reading, summary, headingId, heading, isDrawn }: ReadingSentenceProps) {
  const { t } = useTranslation(['mindscan', 'feelings'])
  const measured = t(`result.summary.${summary}`)
  const own = leadingWord(reading.body)
  return (
    <div className={styles.top}>
      <div className={styles.sentence}>
        <p className={styles.kicker}>{t('result.region')}</p>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {own ? t('feelings:yours', { feeling: t(`feelings:words.${own}.name`) }) : measured}
        </h2>
        {own && (
          <p>
            {t('feelings:measured')}: {measured}
          </p>
        )}
      </div>
      <div className={styles.figure}>
        <OwnKolam seed={reading.id} dotsOnly={!reading.body.enough} {...(isDrawn && { animate: 'draw' as const })} />
      </div>
    </div>
  )
}
