import type { RiskReading } from '@maitri/domain'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureGate } from '../../../components/crisis-help/gate'
import { TextField } from '../../../components/ui/field'
import styles from './tool-search.module.css'

/** A pause in typing, after which what stands there is read; Enter reads at once. */
const pauseMs = 250

type ToolSearchProps = {
  id: string
  typed: string
  onType: (typed: string) => void
  assess: (text: string) => RiskReading
  /** Hears what to look for, once the gate has read it; nothing where the words ask for help and not for a tool. */
  onSearch: (query: string) => void
}

/** Looks for tools while someone types. Half a word may mean something else, so it waits for a pause. */
export function ToolSearch({ id, typed, onType, assess, onSearch }: ToolSearchProps) {
  const { t } = useTranslation('tool_library')
  const [isGateMissing, setIsGateMissing] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  async function search(text: string) {
    clearTimeout(waiting.current)
    const query = text.trim()
    try {
      const { needsHelp } = await ensureGate()
      onSearch(query !== '' && needsHelp(assess(query).tier) ? '' : query)
      setIsGateMissing(false)
    } catch {
      setIsGateMissing(true)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void search(typed)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element `search`
    <form role="search" onSubmit={submit} noValidate className={styles.search}>
      <TextField
        id={id}
        label={t('search.label')}
        placeholder={t('search.label')}
        error={isGateMissing && t('search.gate_missing')}
        shape="search"
        type="search"
        autoComplete="off"
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          const text = event.target.value
          onType(text)
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => void search(text), pauseMs)
        }}
      />
    </form>
  )
}
