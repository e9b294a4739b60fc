import { Link } from '@tanstack/react-router'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { firstPaths } from '../../config/first-paths'
import styles from './help-now-link.module.css'

/** The quiet, permanent way to help, at the same place on every screen. */
export function HelpNowLink() {
  const { t } = useTranslation()
  return (
    <Link to={firstPaths.help} className={styles.link}>
      <LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('help_now')}
    </Link>
  )
}
