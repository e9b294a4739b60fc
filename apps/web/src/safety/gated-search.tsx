import type { RiskReading } from '@maitri/domain'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../components/ui/button'
import { TextField } from '../components/ui/field'
import { ensureGate } from './gate'
import styles from './gated-search.module.css'

/** A pause in typing, after which what stands there is read; Enter reads at once. */
const pauseMs = 250

type GatedSearchProps = {
  id: string
  label: string
  /** What the empty field shows, where that is not its name. */
  placeholder?: string
  /** The words of a button that searches as Enter does. */
  buttonLabel?: string
  /** What is said where the gate could not be loaded, and so nothing is looked for. */
  gateMissing: string
  typed: string
  onType: (typed: string) => void
  /** Of the screen's own `useCrisisGate`, whose panel stands above this field. */
  assess: (text: string) => RiskReading
  /** Hears what to look for, once the gate has read it; nothing where the words ask for help and not for what is listed. */
  onSearch: (query: string) => void
  /** Hears what was asked for by Enter or the button, after `onSearch`; nothing empty, and no words that ask for help. */
  onAsk?: (query: string) => void
}

/** Looks through a list while someone types. Half a word may mean something else, so it waits for a pause. */
export function GatedSearch(props: GatedSearchProps) {
  const { id, label, placeholder = label, buttonLabel, gateMissing, typed, onType, assess, onSearch, onAsk } = props
  const [isGateMissing, setIsGateMissing] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  async function search(text: string): Promise<string> {
    clearTimeout(waiting.current)
    const words = text.trim()
    try {
      const { needsHelp } = await ensureGate()
      const query = words !== '' && needsHelp(assess(words).tier) ? '' : words
      onSearch(query)
      setIsGateMissing(false)
      return query
    } catch {
      setIsGateMissing(true)
      return ''
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const query = await search(typed)
    if (query !== '') onAsk?.(query)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element `search`
    <form role="search" onSubmit={(event) => void submit(event)} noValidate className={styles.search}>
      <TextField
        id={id}
        label={label}
        placeholder={placeholder}
        error={isGateMissing && gateMissing}
        shape="search"
        type="search"
        autoComplete="off"
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        trailing={
          buttonLabel && (
            <Button type="submit" size="small" className={styles.button}>
              {buttonLabel}
            </Button>
          )
        }
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
