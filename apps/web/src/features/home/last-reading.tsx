import { useTranslation } from 'react-i18next'
import { OwnKolam } from '../../components/kolam/own-kolam'
import { ButtonLink } from '../../components/ui/button'
import { paths } from '../../config/paths'
import { useFormat } from '../../lib/format'
import styles from './last-reading.module.css'
import type { Reading } from './week'

export function LastReading({ reading }: { reading: Reading }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { id, occurredAt, kind, isEnough } = reading
  return (
    <section className={styles.panel} aria-labelledby="last-reading-label">
      <OwnKolam seed={id} dotsOnly={!isEnough} className={styles.figure} />
      <div className={styles.words}>
        <p id="last-reading-label" className={styles.label}>
          {t('last.label')}
        </p>
        <h2 className={styles.date}>
          <time dateTime={occurredAt}>{format.date(occurredAt, 'weekday_and_day')}</time>
        </h2>
        <p className={styles.text}>{t(kind === 'video' ? 'last.video_text' : 'last.text')}</p>
      </div>
      <ButtonLink to={paths.mindscan} search={{ reading: id }} variant="secondary" size="small">
        {t('last.action')}
      </ButtonLink>
    </section>
  )
}
