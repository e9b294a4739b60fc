import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import styles from './group-rules.module.css'

/** How people are in every group, and that nobody watches it for emergencies (`docs/safety.md` S18). */
export function GroupRules() {
  const { t } = useTranslation('community')
  const rules = t('rules', { returnObjects: true })
  return (
    <section aria-labelledby="group-rules" className={styles.rules}>
      <h2 id="group-rules" className={styles.title}>
        {t('group.rules')}
      </h2>
      <ol className={styles.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <Notice
        tone="info"
        action={
          <ButtonLink
            to={paths.help}
            variant="secondary"
            size="small"
            icon={<LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('group.help')}
          </ButtonLink>
        }
      >
        {t('group.not_watched')}
      </Notice>
    </section>
  )
}
