import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import styles from './worried-about-someone.module.css'

/** The way to the safety plan, for when it is calmer. */
export function PlanForHardHours() {
  const { t } = useTranslation('help')
  return (
    <section aria-labelledby="plan-for-hard-hours" className={styles.worried}>
      <h2 id="plan-for-hard-hours">{t('plan.heading')}</h2>
      <p>{t('plan.text')}</p>
      <Link to={paths.safetyPlan}>
        {t('plan.link')}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </section>
  )
}
