import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../components/kolam/grids'
import { HuedDots, sixHues } from '../../components/kolam/hued-dots'
import { classNames } from '../../components/ui/class-names'
import type { Hue } from '../../components/ui/hue'
import styles from './community-hero.module.css'
import { togetherFigure } from './figure/together-figure'

/** Six groups round one middle: which of them a dot belongs to is said by where it lies. */
function hueOf([x, y]: Point): Hue {
  if (x === 0 && y === 0) return 'marigold'
  const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1
  return sixHues[Math.floor(turn * 6)] ?? 'marigold'
}

/** Teal stone with the search: one line round the dots of six groups. */
export function CommunityHero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('community')
  return (
    <section className={classNames('stone', styles.hero)} aria-labelledby="community-title">
      <svg viewBox={togetherFigure.viewBox.join(' ')} className={styles.art} aria-hidden="true" focusable="false">
        <HuedDots dots={togetherFigure.dots} hueOf={hueOf} width={3.4} />
        <path d={togetherFigure.line} className={styles.line} />
      </svg>
      <div className={styles.words}>
        <h1 id="community-title" tabIndex={-1} className={styles.title}>
          {t('hero.title')}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        {children}
      </div>
    </section>
  )
}
