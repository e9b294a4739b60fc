import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { helpingSomeoneId } from './helping-someone'
import styles from './worried-about-someone.module.css'

export function WorriedAboutSomeone() {
  const { t } = useTranslation('help')
  return (
    <section aria-labelledby="worried" className={styles.worried}>
      <h2 id="worried">{t('worried.heading')}</h2>
      <p>{t('worried.text')}</p>
      <a href={`#${helpingSomeoneId}`}>
        {t('worried.link')}
        <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
    </section>
  )
}
