import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { Kolam } from '../../components/kolam/kolam'
import { ButtonLink } from '../../components/ui/button'
import styles from './last-reading.module.css'
import type { Reading } from './week'

export function LastReading({ reading }: { reading: Reading }) {
  const { t, i18n } = useTranslation('home')
  const { id, occurredAt, sentiment, isFirstImpression } = reading
  const when = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <section className={styles.panel} aria-labelledby="last-reading">
      <div className={styles.tile}>
        <Kolam seed={id} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{t('last.label')}</p>
        <h2 id="last-reading" className={styles.sentence}>
          {t(`last.${isFirstImpression ? 'first_impression' : sentiment}`)}
        </h2>
        <p className={styles.when}>
          <time dateTime={occurredAt}>{when.format(new Date(occurredAt))}</time>
        </p>
        <ButtonLink to={paths.mindscan} variant="primary" size="small">
          {t('last.act')}
        </ButtonLink>
      </div>
    </section>
  )
}
