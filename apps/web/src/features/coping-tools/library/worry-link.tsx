import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import styles from './worry-link.module.css'

/** Two taps from anywhere to a slip: the coping tools, and this. */
export function WorryLink() {
  const { t } = useTranslation('tool_library')
  return (
    <Link to={paths.worry} className={styles.link}>
      <svg className={styles.sign} viewBox="0 0 48 44" aria-hidden="true" focusable="false">
        <path d="M16 18V4h16v14M20 9h8M20 14h8" />
        <path d="M4 20h40v18a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />
        <path className={styles.dot} d="M24 30v.1" />
      </svg>
      <span className={styles.words}>
        <strong className={styles.title}>{t('worry.title')}</strong>
        <span className={styles.note}>{t('worry.note')}</span>
      </span>
      <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}
