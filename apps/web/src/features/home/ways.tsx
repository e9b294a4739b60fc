import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../components/kolam/kolam'
import { Reveal } from '../../components/ui/reveal'
import styles from './ways.module.css'
import { waysToBegin } from './ways-to-begin'

/** Ruled columns, one for each way to begin that there is. */
export function Ways() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{t('ways.title')}</h2>
      <ul className={styles.columns}>
        {waysToBegin.map(({ key, to, family, hue }, order) => (
          <li key={key} className={styles.column}>
            <Reveal order={order} className={styles.way}>
              <div className={styles.figure} data-hue={hue}>
                <Kolam seed={`way:${key}`} family={family} />
              </div>
              <div className={styles.words}>
                <h3>{t(`ways.${key}.title`)}</h3>
                <p>{t(`ways.${key}.text`)}</p>
                <Link to={to} className={styles.action}>
                  {t(`ways.${key}.action`)}
                  <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
                </Link>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  )
}
