import type { RiskReading } from '@maitri/domain'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../ui/field'
import { ensureGate } from './gate'
import styles from './gated-search.module.css'

/** A pause in typing, after which what stands there is read; Enter reads at once. */
const pauseMs = 250

type GatedSearchProps = {
  id: string
  label: string
  /** What is said where the gate could not be loaded, and so nothing is looked for. */
  gateMissing: string
  typed: string
  onType: (typed: string) => void
  /** Of the screen's own `useCrisisGate`, whose panel stands above this field. */
  assess: (text: string) => RiskReading
  /** Hears what to look for, once the gate has read it; nothing where the words ask for help and not for what is listed. */
  onSearch: (query: string) => void
}

/** Looks through a list while someone types. Half a word may mean something else, so it waits for a pause. */
export function GatedSearch({ id, label, gateMissing, typed, onType, assess, onSearch }: GatedSearchProps) {
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
        label={label}
        placeholder={label}
        error={isGateMissing && gateMissing}
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
