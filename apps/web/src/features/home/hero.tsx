import { MoonStar, Sun, Sunrise, Sunset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Kolam } from '../../components/kolam/kolam'
import { classNames } from '../../components/ui/class-names'
import styles from './hero.module.css'
import { partOfDay } from './part-of-day'

type HeroProps = {
  /** Null for a guest. */
  name: string | null
  now: Date
  /** Where the question is answered. */
  children: ReactNode
}

const skies = { morning: Sunrise, afternoon: Sun, evening: Sunset, night: MoonStar }

/** The question of the day, and in it the place for its answer. */
export function Hero({ name, now, children }: HeroProps) {
  const { t } = useTranslation('home')
  const part = partOfDay(now)
  const Sky = skies[part]
  return (
    <section className={classNames('first-light', styles.hero)} aria-labelledby="hero-question">
      {/* Both figures are found at the first few tries, so that growing them holds nothing up. */}
      <Kolam seed="dawn" size="l" family="lotus101" animate="draw" className={styles.wide} />
      <Kolam seed="home 18" size="l" family="lotus69" animate="draw" className={styles.narrow} />
      <div className={styles.words}>
        <p className={styles.greeting}>
          <Sky size={24} strokeWidth={1.75} aria-hidden="true" />
          {name ? t(`greeting_named.${part}`, { name }) : t(`greeting.${part}`)}
        </p>
        <h1 id="hero-question" className={styles.question}>
          {t('hero.question')}
        </h1>
        <div className={classNames('on-stone', styles.answer)}>{children}</div>
        <p className={styles.note}>
          {t('hero.lead')} {t('hero.note')}
        </p>
      </div>
    </section>
  )
}
