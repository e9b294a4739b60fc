import { useTranslation } from 'react-i18next'
import { Strip } from '../../../../components/kolam/strip'
import styles from './run-position.module.css'

/** Which tool of the routine this is, in words and as one dot a tool. */
export function RunPosition({ place, count }: { place: number; count: number }) {
  const { t } = useTranslation('routines')
  return (
    <p className={styles.position}>
      <Strip n={count} filled={place + 1} spacing={18} />
      {t('run.place', { place: place + 1, count })}
    </p>
  )
}
