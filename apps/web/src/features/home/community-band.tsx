import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HuedDots, sixHues } from '../../components/kolam/hued-dots'
import { strip } from '../../components/kolam/strip-figure'
import { ButtonLink } from '../../components/ui/button'
import { classNames } from '../../components/ui/class-names'
import { paths } from '../../config/paths'
import styles from './community-band.module.css'

/** Six dots on one line: the six groups, and the way to them. */
export function CommunityBand() {
  const { t } = useTranslation('home')
  const figure = strip(sixHues.length)
  return (
    <section aria-labelledby="community-band" className={classNames('stone', styles.band)}>
      <div className={styles.words}>
        <h2 id="community-band">{t('community.title')}</h2>
        <p className={styles.text}>{t('community.text')}</p>
        <ButtonLink
          to={paths.community}
          variant="sun"
          iconAfter={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('community.action')}
        </ButtonLink>
      </div>
      <svg viewBox={figure.viewBox.join(' ')} className={styles.figure} aria-hidden="true" focusable="false">
        <path d={figure.line} className={styles.line} />
        <HuedDots dots={inOrder(figure.dots)} hueOf={(_, index) => sixHues[index] ?? 'marigold'} width={5.4} />
      </svg>
    </section>
  )
}

const inOrder = <Dot extends readonly [number, number]>(dots: readonly Dot[]): Dot[] =>
  [...dots].sort(([a], [b]) => a - b)
