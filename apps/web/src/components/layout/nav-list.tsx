import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { navLinks } from './nav-links'
import styles from './nav-list.module.css'

type NavListProps = { layout: 'row' | 'column'; onFollow?: () => void }

/** The links to the screens; the current one carries its dot, or its loop in the menu. */
export function NavList({ layout, onFollow }: NavListProps) {
  const { t } = useTranslation('frame')
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles[layout]}>
        {navLinks.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} activeOptions={{ exact: to === '/' }} className={styles.link} onClick={onFollow}>
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
