import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../../components/kolam/own-kolam'
import { isEnough, isHeavy, type Reading, readingText } from '../../../data/reading'
import { useFormat } from '../../../lib/format'
import { writtenIn } from '../../../lib/i18n/written-in'
import { firstWords } from './first-words'
import { KindLabel } from './kind-label'
import styles from './reading-face.module.css'
import { ReadingSentence } from './reading-sentence'

type ReadingFaceProps = {
  reading: Reading
  /** Written on this device and not yet with the account. */
  isWaiting: boolean
}

/** How a reading looks in the list. Words that need help stay unseen until it is opened: the screen may be shared. */
export function ReadingFace({ reading, isWaiting }: ReadingFaceProps) {
  const { t } = useTranslation('mindscan')
  const format = useFormat()
  const words = isHeavy(reading.body) ? '' : firstWords(readingText(reading))
  return (
    <span className={styles.face}>
      <span className={styles.figure}>
        <OwnKolam seed={reading.id} isSmall dotsOnly={!isEnough(reading)} />
      </span>
      <span className={styles.words}>
        <span className={styles.sentence}>
          <ReadingSentence reading={reading} />
        </span>
        {words && (
          <span className={styles.first} {...writtenIn(words)}>
            {t('history.first_words', { words })}
          </span>
        )}
        <span className={styles.moment}>
          <KindLabel reading={reading} />
          {` · ${format.date(reading.occurredAt, 'moment')}`}
          {isWaiting && ` · ${t('history.waiting')}`}
        </span>
      </span>
    </span>
  )
}
