import { type ReactNode, useRef } from 'react'
import { ensureGate } from '../../../safety/gate'
import { useCrisisGate } from '../../../safety/use-crisis-gate'

export type NameGate = {
  /** Belongs above the fields that are read. */
  panel: ReactNode
  /** Reads what is written, each text once; answers whether help stands there for it. Rejects where the gate cannot be loaded. */
  read: (text: string) => Promise<boolean>
}

/** The crisis gate for the names and descriptions of routines. */
export function useNameGate(): NameGate {
  const { assess, panel } = useCrisisGate()
  const found = useRef(new Map<string, boolean>())

  async function read(text: string): Promise<boolean> {
    const words = text.trim()
    if (words === '') return false
    const { needsHelp } = await ensureGate()
    const known = found.current.get(words)
    if (known !== undefined) return known
    const isHelpNeeded = needsHelp(assess(words).tier)
    found.current.set(words, isHelpNeeded)
    return isHelpNeeded
  }

  return { panel, read }
}
