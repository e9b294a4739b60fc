import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import type { Reading } from '../../../data/reading'
import styles from './reading-history.module.css'

const filters = ['all', 'text', 'video'] as const satisfies readonly ('all' | Reading['body']['kind'])[]

export type KindFilter = (typeof filters)[number]

type KindFilterChipsProps = { value: KindFilter; onChange: (value: KindFilter) => void }

export function KindFilterChips({ value, onChange }: KindFilterChipsProps) {
  const { t } = useTranslation('mindscan')
  return (
    <Group aria-label={t('history.kinds.label')} className={styles.chips}>
      {filters.map((filter) => (
        <Chip key={filter} isPressed={filter === value} onClick={() => onChange(filter)}>
          {t(`history.kinds.${filter}`)}
        </Chip>
      ))}
    </Group>
  )
}
