import { Link, useLocation } from '@tanstack/react-router'
import { AudioLines, type LucideIcon, MessageCircle, Sprout, Sunrise, UserRound } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { dotsPath } from '../kolam/dots-path'
import { strip } from '../kolam/strip-figure'
import styles from './bottom-bar.module.css'
import { type Place, placeOf, places } from './places'

const icons: Record<Place, LucideIcon> = {
  today: Sunrise,
  mindscan: AudioLines,
  mindmitra: MessageCircle,
  tools: Sprout,
  you: UserRound,
}

/** The five places of a phone, always in reach of the thumb. Three dots and their line mark where one is; they slide along. */
export function BottomBar() {
  const { t } = useTranslation('frame')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const here = placeOf(path)
  const index = places.findIndex(({ key }) => key === here)
  return (
    <nav aria-label={t('nav.label')} className={styles.bar} style={{ '--index': index } as CSSProperties}>
      {here && <PlaceMark />}
      <ul className={styles.places}>
        {places.map(({ key, to }) => {
          const Icon = icons[key]
          return (
            <li key={key}>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                className={styles.place}
                data-here={key === here || undefined}
                // A page behind this place: the link still leads somewhere else.
                aria-current={key === here && path !== to ? 'true' : undefined}
              >
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
                <span>{t(`bar.${key}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function PlaceMark() {
  const figure = strip(3)
  return (
    <svg viewBox={figure.viewBox.join(' ')} className={styles.mark} aria-hidden="true" focusable="false">
      <path d={figure.line} className={styles.line} />
      <path d={dotsPath(figure.dots)} className={styles.dots} />
    </svg>
  )
}
