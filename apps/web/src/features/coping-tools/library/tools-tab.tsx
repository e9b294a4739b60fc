import { copingTool, copingTools } from '@maitri/content/coping-tools'
import { needsInWords } from '@maitri/content/needs-in-words'
import { toolNeeds } from '@maitri/content/tool-needs'
import type { ToolCategory, ToolId } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { Button } from '../../../components/ui/button'
import { Chip } from '../../../components/ui/chip'
import { hasNotes, helpedFirst, type ToolRecord } from '../../../data/what-works'
import { GatedSearch } from '../../../safety/gated-search'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { CategoryChips } from './category-chips'
import { findTools } from './find-tools'
import { answers, type Need, NeedChips } from './need-chips'
import { ToolCard } from './tool-card'
import styles from './tools-tab.module.css'

const searchId = 'tool-search'

export type ToolsView = {
  category: ToolCategory | null
  /** Whether the category was chosen by a reading that led here. */
  isFromReading: boolean
  isHelpedFirst: boolean
}

type ToolsTabProps = {
  view: ToolsView
  onView: (change: Partial<Pick<ToolsView, 'category' | 'isHelpedFirst'>>) => void
  onOpen: (tool: ToolId) => void
  /** What the person's own notes say. */
  records: readonly ToolRecord[]
}

/** The twelve by category, search and, once there are notes, by what helped. What was typed goes nowhere, the address included. */
export function ToolsTab({ view, onView, onOpen, records }: ToolsTabProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const check = useSafetyCheck()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [need, setNeed] = useState<Need | null>(null)
  const { category, isFromReading, isHelpedFirst } = view

  const inCategory = copingTools.filter((tool) => category === null || tool.category === category)
  const sought = query.trim() === '' && need ? answers[need] : null
  const found = sought
    ? sought.filter((id) => inCategory.some((tool) => tool.id === id))
    : query.trim() === ''
      ? inCategory.map(({ id }) => id)
      : findTools(
          query,
          inCategory.map(({ id }) => ({ id, texts: searchTextOf(id) })),
          needsInWords(query).flatMap((id) => toolNeeds[id].tools),
        )
  const shown = isHelpedFirst ? helpedFirst(found, records) : found

  function searchTextOf(id: ToolId): string[] {
    const words = t(`coping_tools:tools.${id}`, { returnObjects: true })
    const { title, subtitle, description, steps } = words
    return [title, subtitle, description, ...Object.values(steps).flatMap((step) => [step.title, step.text])]
  }

  function showAll() {
    setTyped('')
    setQuery('')
    setNeed(null)
    onView({ category: null })
    document.getElementById(searchId)?.focus()
  }

  return (
    <div className={styles.tab}>
      {check.panel}
      <div className={styles.filters}>
        <GatedSearch
          id={searchId}
          label={t('search.label')}
          typed={typed}
          onType={setTyped}
          check={check}
          onSearch={setQuery}
        />
        <NeedChips value={need} onChange={setNeed} />
        <CategoryChips value={category} onChange={(next) => onView({ category: next })} />
      </div>
      {isFromReading && category && (
        <p className={styles.note}>{t('because', { category: t(`categories.${category}`) })}</p>
      )}
      {records.some(hasNotes) && (
        <div className={styles.sort}>
          <Chip isPressed={isHelpedFirst} onClick={() => onView({ isHelpedFirst: !isHelpedFirst })}>
            {t('helped_first')}
          </Chip>
          {isHelpedFirst && <p className={styles.note}>{t('helped_first_note')}</p>}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {t('found', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          picture="lens"
          message={t('none_found')}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t('show_all')}
            </Button>
          }
        />
      ) : (
        <ul aria-label={t('list')} className={styles.grid}>
          {shown.map((id) => (
            <li key={id}>
              <ToolCard tool={copingTool(id)} onOpen={() => onOpen(id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
