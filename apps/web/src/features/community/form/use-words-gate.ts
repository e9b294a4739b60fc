import { type ReactNode, useRef } from 'react'
import { ensureGate } from '../../../safety/gate'
import { useCrisisGate } from '../../../safety/use-crisis-gate'

export type WordsGate = {
  /** Belongs above the fields that are read. */
  panel: ReactNode
  /** Reads what is written, each text once; rejects where the gate cannot be loaded. */
  read: (text: string) => Promise<void>
  /** Reads what is about to be sent; true where help came up for it that was not there before, and so the sending waits. */
  holdsBack: (texts: readonly string[]) => Promise<boolean>
}

/** The crisis gate for what other people will read: names, descriptions, tags, pseudonyms. */
export function useWordsGate(): WordsGate {
  const { assess, panel } = useCrisisGate()
  const found = useRef(new Map<string, boolean>())
  /** Texts for which the sending waited once: whoever presses again means it. */
  const waited = useRef(new Set<string>())

  async function needsHelpFor(text: string): Promise<boolean> {
    const words = text.trim()
    if (words === '') return false
    const { needsHelp } = await ensureGate()
    const known = found.current.get(words)
    if (known !== undefined) return known
    const isHelpNeeded = needsHelp(assess(words).tier)
    found.current.set(words, isHelpNeeded)
    return isHelpNeeded
  }

  return {
    panel,
    read: async (text) => void (await needsHelpFor(text)),
    async holdsBack(texts) {
      let holds = false
      for (const text of texts) {
        if (!(await needsHelpFor(text)) || waited.current.has(text)) continue
        waited.current.add(text)
        holds = true
      }
      return holds
    },
  }
}
