import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import styles from './hero-ways.module.css'

/** Two other ways to begin beside the question, and what Maitri is not: in the hero, or on a phone below it. */
export function HeroWays() {
  const { t } = useTranslation('home')
  return (
    <div>
      <p className={styles.ways}>
        <Link to={paths.mindscan} className={styles.way}>
          {t('hero.check_in')}
        </Link>
        <Link to={paths.therapists} className={styles.way}>
          {t('hero.therapists')}
        </Link>
      </p>
      <p className={styles.note}>
        <span className={styles.lead}>{t('hero.lead')} </span>
        {t('hero.note')}
      </p>
    </div>
  )
}
