import { analysisTextMaxLength } from '@maitri/contracts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { TextArea } from '../../../components/ui/text-area'
import { checkText } from './check-text'
import styles from './text-entry.module.css'

type TextEntryProps = {
  text: string
  onType: (text: string) => void
  /** Assesses risk before anything else happens to the words; answers false where a part of the app could not be loaded. */
  onUse: (text: string) => Promise<boolean>
}

type EntryProblem = ReturnType<typeof checkText> | { key: 'gate_missing' }

/** The manual text box. What was typed stays, whatever happens. */
export function TextEntry({ text, onType, onUse }: TextEntryProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const [problem, setProblem] = useState<EntryProblem>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function use(event: FormEvent) {
    event.preventDefault()
    const found = checkText(text)
    setProblem(found)
    if (found) return document.getElementById('mindscan-text')?.focus()
    setIsBusy(true)
    try {
      if (!(await onUse(text.trim()))) setProblem({ key: 'gate_missing' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={use} noValidate className={styles.form}>
      <TextArea
        id="mindscan-text"
        label={t('entry.label')}
        hint={t('entry.hint')}
        error={problem && wordsOf(problem)}
        rows={6}
        value={text}
        // What is added while the words are taken would be lost.
        readOnly={isBusy}
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
      <div>
        <Button type="submit" busy={isBusy} busyLabel={t('common:processing')}>
          {t('entry.use')}
        </Button>
      </div>
    </form>
  )

  function wordsOf(found: NonNullable<EntryProblem>): string {
    return found.key === 'too_long' ? t('entry.too_long', { count: found.count }) : t(`entry.${found.key}`)
  }
}
