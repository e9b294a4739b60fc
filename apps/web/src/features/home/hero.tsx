import { MoonStar, Sun, Sunrise, Sunset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kolam } from '../../components/kolam/kolam-figure'
import { OpeningKolam } from '../../components/kolam/opening-kolam'
import { SwellingDots } from '../../components/kolam/swelling-dots'
import { classNames } from '../../components/ui/class-names'
import { partOfDay } from '../../lib/part-of-day'
import { greetedName } from './greeted-name'
import styles from './hero.module.css'

type HeroProps = {
  /** Null for a guest. */
  name: string | null
  now: Date
  /** The point the person has laid the line to, 0 to 10; null before. The figure opens as far. */
  point: number | null
  /** Where the question is answered. */
  children: ReactNode
  /** What stands below the answer. */
  foot?: ReactNode
}

const skies = { morning: Sunrise, afternoon: Sun, evening: Sunset, night: MoonStar }

// Both are found at the first few tries, so that growing them holds nothing up.
const wide = { seed: 'dawn', size: 'l', family: 'lotus101' } as const
const narrow = { seed: 'home 18', size: 'l', family: 'lotus69' } as const

/** The question of the day, and in it the place for its answer, under the sky of the hour. */
export function Hero({ name, now, point, children, foot }: HeroProps) {
  const { t } = useTranslation('home')
  const part = partOfDay(now)
  const Sky = skies[part]
  const greeted = name && greetedName(name)
  // Even at 0 something is there.
  const open = point === null ? null : 0.16 + 0.084 * point
  return (
    <section
      className={classNames('first-light', styles.hero)}
      data-sky
      data-part={part}
      aria-labelledby="hero-question"
    >
      <span className={styles.wide}>
        <OpeningKolam {...wide} open={open} />
        <SwellingDots figure={kolam(wide.seed, wide)} area="section" />
      </span>
      <span className={styles.narrow}>
        <OpeningKolam {...narrow} open={open} />
        <SwellingDots figure={kolam(narrow.seed, narrow)} area="section" />
      </span>
      <div className={styles.words}>
        <p className={styles.greeting}>
          <Sky size={24} strokeWidth={1.75} aria-hidden="true" />
          {greeted ? t(`greeting_named.${part}`, { name: greeted }) : t(`greeting.${part}`)}
        </p>
        <h1 id="hero-question" className={styles.question}>
          {t('hero.question')}
        </h1>
        <div className={classNames('on-stone', styles.answer)}>{children}</div>
        {foot}
      </div>
    </section>
  )
}
