import type { ListedTherapist } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { Button } from '../../../components/ui/button'
import { deviceTimeZone } from '../../../lib/format'
import { GatedSearch } from '../../../safety/gated-search'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import type { ChangeTherapistsSearch, TherapistsSearch } from '../therapists-search'
import { useTimeWords } from '../time/use-time-words'
import { type FilterName, filterOptions, knownFilter } from './filter-options'
import { FilterSheet } from './filter-sheet'
import { findTherapists } from './find-therapists'
import { filterNames, TherapistFilters } from './therapist-filters'
import styles from './therapist-list.module.css'
import { TherapistRow } from './therapist-row'
import { useTherapistWords } from './use-therapist-words'

const searchId = 'therapist-search'

type TherapistListProps = {
  therapists: readonly ListedTherapist[]
  now: Date
  /** The filters of the address. */
  search: TherapistsSearch
  onSearch: ChangeTherapistsSearch
  onOpen: (id: string) => void
}

/** Filters stand in the address; what was typed stays in this page's memory, and goes nowhere. */
export function TherapistList({ therapists, now, search, onSearch, onOpen }: TherapistListProps) {
  const { t } = useTranslation('therapists')
  const check = useSafetyCheck()
  const words = useTimeWords(deviceTimeZone())
  const inWords = useTherapistWords()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const options = filterOptions(therapists)
  const filter = { words: query, ...knownFilter(search, options) }
  const found = findTherapists(therapists, filter, inWords)
  const chosen = filterNames.filter((name) => filter[name] !== null).length

  function change(name: FilterName, value: string | null) {
    onSearch(({ [name]: _before, ...others }) => (value === null ? others : { ...others, [name]: value }))
  }

  function reset() {
    setTyped('')
    setQuery('')
    onSearch(() => ({}))
  }

  const filters = <TherapistFilters filter={filter} options={options} onChange={change} />
  return (
    <>
      {check.panel}
      <div className={styles.bar}>
        <GatedSearch
          id={searchId}
          label={t('search.label')}
          typed={typed}
          onType={setTyped}
          check={check}
          onSearch={setQuery}
        />
        <FilterSheet chosen={chosen} found={found.length} onReset={reset}>
          {filters}
        </FilterSheet>
        <div className={styles.row}>{filters}</div>
      </div>
      <div className={styles.found}>
        <p role="status" className={styles.count}>
          {t('found', { count: found.length })}
        </p>
        {(chosen > 0 || query !== '') && found.length > 0 && (
          <Button variant="quiet" size="small" onClick={reset}>
            {t('reset')}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          picture="lens"
          message={t('none_found')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                reset()
                document.getElementById(searchId)?.focus()
              }}
            >
              {t('reset')}
            </Button>
          }
        />
      ) : (
        <ul aria-label={t('list')} className={styles.list}>
          {found.map((therapist) => (
            <li key={therapist.id} className={styles.item}>
              <TherapistRow
                therapist={therapist}
                place={therapists.indexOf(therapist)}
                now={now}
                words={words}
                onOpen={() => onOpen(therapist.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
