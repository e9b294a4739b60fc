import { analysisTextMaxLength } from '@maitri/contracts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { CheckedTextArea } from '../../../safety/checked-field'
import type { FieldCheck } from '../../../safety/use-field-check'
import { useUnreadWords } from '../../../safety/use-unread-words'
import { checkText } from './check-text'
import styles from './text-entry.module.css'

type TextEntryProps = {
  check: FieldCheck
  text: string
  onType: (text: string) => void
  /** Assesses risk before anything else happens to the words; answers false where a part of the app could not be loaded. */
  onUse: (text: string) => Promise<boolean>
  /** The same, for a search. */
  onSearch: (text: string) => Promise<boolean>
}

type EntryProblem = ReturnType<typeof checkText> | { key: 'nothing_to_search' | 'gate_missing' }

/** The manual text box. What was typed stays, whatever happens. */
export function TextEntry({ check, text, onType, onUse, onSearch }: TextEntryProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const unreadWords = useUnreadWords()
  const [problem, setProblem] = useState<EntryProblem>(null)
  const [busyWith, setBusyWith] = useState<'use' | 'search' | null>(null)

  async function action(name: 'use' | 'search', found: EntryProblem, run: (text: string) => Promise<boolean>) {
    setProblem(found)
    if (found) return document.getElementById('mindscan-text')?.focus()
    setBusyWith(name)
    try {
      if (!(await run(text.trim()))) setProblem({ key: 'gate_missing' })
    } finally {
      setBusyWith(null)
    }
  }

  function use(event: FormEvent) {
    event.preventDefault()
    void action('use', checkText(text), onUse)
  }

  const search = () => void action('search', text.trim() === '' ? { key: 'nothing_to_search' } : null, onSearch)

  return (
    <form onSubmit={use} noValidate className={styles.form}>
      <CheckedTextArea
        check={check}
        id="mindscan-text"
        label={t('entry.label')}
        hint={t('entry.hint')}
        error={problem && problemMessage(problem)}
        rows={6}
        value={text}
        // What is added while the words are taken would be lost.
        readOnly={busyWith !== null}
        onChange={(event) => {
          onType(event.target.value)
          setProblem(null)
        }}
        aside={
          text.length > analysisTextMaxLength * 0.9 && (
            <span className={styles.count}>
              {text.trim().length} / {analysisTextMaxLength}
            </span>
          )
        }
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busyWith === 'use'} busyLabel={t('common:processing')}>
          {t('entry.use')}
        </Button>
        <Button variant="secondary" busy={busyWith === 'search'} busyLabel={t('common:processing')} onClick={search}>
          {t('entry.search')}
        </Button>
      </div>
    </form>
  )

  function problemMessage(found: NonNullable<EntryProblem>): string {
    if (found.key === 'gate_missing') return unreadWords
    return found.key === 'too_long' ? t('entry.too_long', { count: found.count }) : t(`entry.${found.key}`)
  }
}
