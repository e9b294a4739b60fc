import { articleCategories } from '@maitri/content/article-categories'
import { Bookmark, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import styles from './insight-filters.module.css'
import type { InsightsView } from './insights-view'

const shows = [
  { show: 'saved', Icon: Bookmark },
  { show: 'read', Icon: Check },
] as const

type InsightFiltersProps = {
  view: InsightsView
  onView: (view: InsightsView) => void
  /** A visitor has saved and read nothing. */
  isIn: boolean
}

/** One category, or all; and of these what the person saved or read. On a phone the row scrolls sideways. */
export function InsightFilters({ view, onView, isIn }: InsightFiltersProps) {
  const { t } = useTranslation('insights')
  return (
    <div className={styles.row}>
      <Group aria-label={t('categories.label')} className={styles.group}>
        <Chip isPressed={view.category === null} onClick={() => onView({ ...view, category: null })}>
          {t('categories.all')}
        </Chip>
        {articleCategories.map((category) => (
          <Chip
            key={category}
            isPressed={view.category === category}
            onClick={() => onView({ ...view, category: view.category === category ? null : category })}
          >
            {t(`categories.${category}`)}
          </Chip>
        ))}
      </Group>
      {isIn && (
        <Group aria-label={t('yours.label')} className={styles.group}>
          {shows.map(({ show, Icon }) => (
            <Chip
              key={show}
              isPressed={view.show === show}
              className={styles.chip}
              onClick={() => onView({ ...view, show: view.show === show ? null : show })}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(`yours.${show}`)}
            </Chip>
          ))}
        </Group>
      )}
    </div>
  )
}
