import { useTranslation } from 'react-i18next'
import { Loading } from '../ui/loading'
import styles from './page-pending.module.css'

/** While a screen on stone is on its way: stone already, and no flash of paper before it. */
export function StonePending() {
  const { t } = useTranslation('shell')
  return (
    <div className={`stone ${styles.page}`} data-immersive>
      <Loading label={t('pending')} />
    </div>
  )
}
