import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { CheckedTextField } from '../../../safety/checked-field'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import styles from './topic-search.module.css'

type TopicSearchProps = {
  check: SafetyCheck
  /** Hears what was typed, once the gate has read it; it draws the topics and sends nothing else. */
  onSearch: (typed: string) => void
}

/** Other topics in the person's own words. What was typed stays, whatever happens. */
export function TopicSearch({ check, onSearch }: TopicSearchProps) {
  const { t } = useTranslation(['resources', 'common'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'empty' | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function search(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    setProblem(text === '' ? 'empty' : null)
    if (text === '') return document.getElementById(id)?.focus()
    setIsBusy(true)
    const found = await check.read(text)
    setIsBusy(false)
    if (found !== 'unread') onSearch(text)
  }

  return (
    <form onSubmit={search} noValidate className={styles.form}>
      <CheckedTextField
        check={check}
        id={id}
        label={t('search.label')}
        hint={t('search.hint')}
        error={problem && t(`search.${problem}`)}
        shape="search"
        type="search"
        autoComplete="off"
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        maxLength={500}
        value={typed}
        readOnly={isBusy}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(null)
        }}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={t('common:processing')}>
          {t('search.submit')}
        </Button>
      </div>
    </form>
  )
}
