import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { DotsFigure } from '../../../components/ui/dots-figure'
import styles from './start-card.module.css'

/** Dots that wait for a line. */
export function StartCard({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('community')
  return (
    <section aria-labelledby="start-community" className={styles.card}>
      <DotsFigure />
      <div className={styles.words}>
        <h2 id="start-community" className={styles.title}>
          {t('start.title')}
        </h2>
        <p>{t('start.text')}</p>
      </div>
      <Button
        variant="secondary"
        icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.action}
        onClick={onStart}
      >
        {t('start.button')}
      </Button>
    </section>
  )
}
