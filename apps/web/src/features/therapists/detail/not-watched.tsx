import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import styles from './not-watched.module.css'

/** `docs/safety.md` S18, with the way to those who do answer. */
export function NotWatched() {
  const { t } = useTranslation('therapists')
  return (
    <p className={styles.words}>
      {t('profile.not_watched')}{' '}
      <Link to={paths.help} className={styles.help}>
        {t('profile.help')}
      </Link>
      .
    </p>
  )
}
