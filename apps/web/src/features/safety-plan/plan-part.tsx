import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import type { PlanAction, PlanEntry, PlanSection } from '../../data/safety-plan'
import { newId } from '../../lib/new-id'
import type { SafetyCheck } from '../../safety/use-safety-check'
import { KnownLines } from './known-lines'
import { lineId, PlanLine } from './plan-line'
import styles from './plan-part.module.css'

type PlanPartProps = {
  section: PlanSection
  entries: readonly PlanEntry[]
  onChange: (action: PlanAction) => void
  check: SafetyCheck
}

/** One part: what it asks, its lines in their order, and a way to add one. */
export function PlanPart({ section, entries, onChange, check }: PlanPartProps) {
  const { t } = useTranslation('safety_plan')
  const heading = t(`sections.${section}.heading`)
  const addButton = useRef<HTMLButtonElement>(null)
  const moved = useRef<HTMLParagraphElement>(null)

  function add(after?: string) {
    const id = newId()
    onChange({ action: 'add', section, id, ...(after ? { after } : {}) })
    requestAnimationFrame(() => document.getElementById(lineId(id))?.focus())
  }

  function move(id: string, number: number, by: -1 | 1) {
    if (number + by < 1 || number + by > entries.length) return
    onChange({ action: 'move', section, id, by })
    if (moved.current) moved.current.textContent = t('entry.moved', { number: number + by })
  }

  function remove(id: string) {
    onChange({ action: 'delete', section, id })
    addButton.current?.focus()
  }

  return (
    <section id={`plan-${section}`} aria-labelledby={`plan-${section}-heading`} className={styles.part}>
      <h2 id={`plan-${section}-heading`}>{heading}</h2>
      <p className={styles.hint}>{t(`sections.${section}.hint`)}</p>
      {section === 'professionals' && <KnownLines />}
      {entries.length > 0 && (
        <ol className={styles.lines}>
          {entries.map((entry, index) => (
            <PlanLine
              key={entry.id}
              entry={entry}
              number={index + 1}
              count={entries.length}
              label={t('entry.label', { section: heading, number: index + 1 })}
              placeholder={t(`sections.${section}.placeholder`)}
              onWrite={(text) => onChange({ action: 'write', section, id: entry.id, text })}
              check={check}
              onNext={() => add(entry.id)}
              onMove={(by) => move(entry.id, index + 1, by)}
              onDelete={() => remove(entry.id)}
            />
          ))}
        </ol>
      )}
      <p ref={moved} role="status" className="visually-hidden" />
      <Button
        ref={addButton}
        variant="tint"
        size="small"
        icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t('entry.add_to', { section: heading })}
        onClick={() => add()}
      >
        {t('entry.add')}
      </Button>
    </section>
  )
}
