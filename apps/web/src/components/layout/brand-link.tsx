import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { firstPaths } from '../../config/first-paths'
import { KolamMark } from '../kolam/kolam-mark'
import styles from './brand-link.module.css'

/** The sign and the name of Maitri, leading home. */
export function BrandLink() {
  const { t } = useTranslation('shell')
  return (
    <Link to={firstPaths.home} className={styles.brand}>
      <KolamMark size={36} />
      <span>{t('brand')}</span>
    </Link>
  )
}
