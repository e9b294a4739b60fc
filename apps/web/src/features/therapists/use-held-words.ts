import { type ReactNode, useRef, useState } from 'react'
import { ensureGate } from '../../safety/gate'
import { useCrisisGate } from '../../safety/use-crisis-gate'

export type HeldWords = {
  /** `held`: the words ask for help, which stands above them now, and nothing was sent. `gate_missing`: they could not be read. */
  state: 'free' | 'held' | 'gate_missing'
  /**
   * Asks the gate before words go to someone who does not watch for emergencies. Words that ask for help are held once: whoever presses
   * again with the same words means to send them as well.
   */
  mayGo: (text: string) => Promise<boolean>
  /** Reads words that are whole for now, when their field is left. */
  read: (text: string) => void
  /** Belongs above the field. */
  panel: ReactNode
}

/** The crisis gate for words to a therapist (`docs/safety.md` S2, S18). */
export function useHeldWords(): HeldWords {
  const { assess, panel } = useCrisisGate()
  const [state, setState] = useState<HeldWords['state']>('free')
  const heldFor = useRef<string | null>(null)
  const lastRead = useRef('')

  async function mayGo(text: string): Promise<boolean> {
    const words = text.trim()
    try {
      const { needsHelp } = await ensureGate()
      const isHeld = words !== '' && words !== heldFor.current && needsHelp(assess(words).tier)
      if (isHeld) heldFor.current = words
      setState(isHeld ? 'held' : 'free')
      return !isHeld
    } catch {
      setState('gate_missing')
      return false
    }
  }

  function read(text: string): void {
    const words = text.trim()
    if (words === '' || words === lastRead.current) return
    lastRead.current = words
    ensureGate().then(
      () => void assess(words),
      // Where the gate has not arrived, the act itself says so.
      () => undefined,
    )
  }

  return { state, mayGo, read, panel }
}
