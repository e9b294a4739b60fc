import { useTranslation } from 'react-i18next'
import { Group } from '../../../components/ui/group'
import { SelectField } from '../../../components/ui/select-field'
import { useFilterNames } from './filter-names'
import type { FilterName, FilterOptions } from './filter-options'
import type { TherapistFilter } from './find-therapists'
import styles from './therapist-filters.module.css'

export const filterNames = ['specialty', 'days', 'session', 'insurance', 'language', 'fee'] as const

type TherapistFiltersProps = {
  filter: TherapistFilter
  options: FilterOptions
  onChange: (name: FilterName, value: string | null) => void
}

/** Every choice of the list; a thing that nobody has is not offered. */
export function TherapistFilters({ filter, options, onChange }: TherapistFiltersProps) {
  const { t } = useTranslation('therapists')
  const nameOf = useFilterNames()
  return (
    <Group aria-label={t('filters.label')} className={styles.filters}>
      {filterNames.map((name) => {
        const value = filter[name] ?? ''
        const offered: readonly string[] = options[name]
        // A part of several specialties, as an address may name it, is a choice of its own.
        const choices = value === '' || offered.includes(value) ? offered : [value, ...offered]
        return (
          <SelectField
            key={name}
            shape="search"
            label={t(`filters.${name}.label`)}
            options={[
              { value: '', label: t(`filters.${name}.any`) },
              ...choices.map((choice) => ({ value: choice, label: nameOf(name, choice) })),
            ]}
            value={value}
            onChange={(chosen) => onChange(name, chosen === '' ? null : chosen)}
          />
        )
      })}
    </Group>
  )
}
