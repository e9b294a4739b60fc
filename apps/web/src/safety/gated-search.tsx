import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../components/ui/button'
import { CheckedTextField } from './checked-field'
import styles from './gated-search.module.css'
import type { SafetyCheck } from './use-safety-check'

/** A pause in typing, after which what stands there is read; Enter reads at once. */
const pauseMs = 250

type GatedSearchProps = {
  id: string
  label: string
  /** What the empty field shows, where that is not its name. */
  placeholder?: string
  /** The words of a button that searches as Enter does. */
  buttonLabel?: string
  typed: string
  onType: (typed: string) => void
  /** The screen's own, whose panel stands above this field. */
  check: SafetyCheck
  /** Hears what to look for, once the gate has read it; nothing where the words ask for help and not for what is listed. */
  onSearch: (query: string) => void
  /** Hears what was asked for by Enter or the button, after `onSearch`; nothing empty, and no words that ask for help. */
  onAsk?: (query: string) => void
}

/** Looks through a list while someone types. Half a word may mean something else, so it waits for a pause. */
export function GatedSearch(props: GatedSearchProps) {
  const { id, label, placeholder = label, buttonLabel, typed, onType, check, onSearch, onAsk } = props
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  async function search(text: string): Promise<string> {
    clearTimeout(waiting.current)
    const words = text.trim()
    const found = await check.read(words)
    if (found === 'unread') return ''
    const query = found === 'needs_help' ? '' : words
    onSearch(query)
    return query
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const query = await search(typed)
    if (query !== '') onAsk?.(query)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element `search`
    <form role="search" onSubmit={(event) => void submit(event)} noValidate className={styles.search}>
      <CheckedTextField
        check={check}
        id={id}
        label={label}
        placeholder={placeholder}
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
