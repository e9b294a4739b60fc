import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { CheckedTextArea } from '../../../safety/checked-field'
import type { FieldCheck } from '../../../safety/use-field-check'
import { useUnreadWords } from '../../../safety/use-unread-words'
import type { HeardBy } from '../mindscan-state'
import { checkTranscript } from './check-text'
import styles from './person-words.module.css'
import { WhoseLines } from './whose-lines'

type PersonWordsProps = {
  check: FieldCheck
  text: string
  heardBy: HeardBy
  isReading: boolean
  onType: (text: string) => void
  /** These assess what was changed before anything else happens to it; they answer false where a part of the app could not be loaded. */
  onAnalyse: (text: string) => Promise<boolean>
  onSearch: (text: string) => Promise<boolean>
  onCancel: () => void
  onRestart: () => void
}

type WordsProblem = ReturnType<typeof checkTranscript> | { key: 'nothing_to_search' | 'gate_missing' }

/** The words as they will be read, to be corrected, and what can be done with them. */
export function PersonWords({
  check,
  text,
  heardBy,
  isReading,
  onType,
  onAnalyse,
  onSearch,
  onCancel,
  onRestart,
}: PersonWordsProps) {
  const { t } = useTranslation(['mindscan', 'common'])
  const unreadWords = useUnreadWords()
  const [problem, setProblem] = useState<WordsProblem>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const analyseButton = useRef<HTMLButtonElement>(null)
  // What stood here is gone: whoever follows by ear goes on here. What is on the screen stays: help may just have come into view above.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  async function action(found: WordsProblem, run: (text: string) => Promise<boolean>) {
    setProblem(found)
    if (found) return document.getElementById('mindscan-text')?.focus()
    if (!(await run(text.trim()))) setProblem({ key: 'gate_missing' })
  }

  function cancel() {
    // This button goes with what it cancels.
    analyseButton.current?.focus({ preventScroll: true })
    onCancel()
  }

  return (
    <div className={styles.words}>
      <h2 ref={heading} tabIndex={-1}>
        {t('words.heading')}
      </h2>
      <CheckedTextArea
        check={check}
        id="mindscan-text"
        label={t('words.label')}
        hint={t(heardBy === 'typed' ? 'words.hint_typed' : 'words.hint_heard')}
        error={problem && problemMessage(problem)}
        rows={5}
        value={text}
        readOnly={isReading}
        onChange={(event) => {
          onType(event.target.value)
          setProblem(null)
        }}
      />
      {!isReading && heardBy === 'typed' && (
        <WhoseLines
          text={text}
          onType={(own) => {
            onType(own)
            setProblem(null)
          }}
        />
      )}
      {/* Nothing takes the place of another button here: a second press of a double click must not undo the first. */}
      <div className={styles.actions}>
        <Button
          ref={analyseButton}
          id="mindscan-analyse"
          busy={isReading}
          busyLabel={t('common:processing')}
          onClick={() => void action(checkTranscript(text), onAnalyse)}
        >
          {t('words.analyse')}
        </Button>
        {isReading && (
          <Button variant="secondary" onClick={cancel}>
            {t('analysing.cancel')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => void action(text.trim() === '' ? { key: 'nothing_to_search' } : null, onSearch)}
        >
          {t('entry.search')}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {t('words.again')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isReading && t('analysing.label')}
      </p>
    </div>
  )

  function problemMessage(found: NonNullable<WordsProblem>): string {
    if (found.key === 'gate_missing') return unreadWords
    if (found.key === 'too_long') return t('entry.too_long', { count: found.count })
    return found.key === 'empty' ? t('words.empty') : t(`entry.${found.key}`)
  }
}
