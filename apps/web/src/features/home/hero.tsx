import { AudioLines, MoonStar, Sun, Sunrise, Sunset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { Kolam } from '../../components/kolam/kolam'
import { ButtonLink } from '../../components/ui/button'
import { classNames } from '../../components/ui/class-names'
import styles from './hero.module.css'
import { partOfDay } from './part-of-day'

type HeroProps = {
  /** Null for a guest. */
  name: string | null
  now: Date
}

const skies = { morning: Sunrise, afternoon: Sun, evening: Sunset, night: MoonStar }

export function Hero({ name, now }: HeroProps) {
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
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.acts}>
          <ButtonLink to={paths.mindscan} variant="sun" size="large" icon={<AudioLines aria-hidden="true" />}>
            {t('hero.check_in')}
          </ButtonLink>
        </div>
        <p className={styles.note}>{t('hero.note')}</p>
      </div>
    </section>
  )
}
