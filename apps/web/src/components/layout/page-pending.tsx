import { useTranslation } from 'react-i18next'
import { Loading } from '../ui/loading'
import styles from './page-pending.module.css'

export function PagePending() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.page}>
      <Loading label={t('pending')} />
    </div>
  )
}
