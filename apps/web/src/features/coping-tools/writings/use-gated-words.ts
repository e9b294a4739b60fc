import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ensureGate, loadedGate } from '../../../safety/gate'
import { useCrisisGate } from '../../../safety/use-crisis-gate'

export type GatedWords = {
  /** Reads words that are whole for now; the same words are read once. Never holds up the writing. */
  read: (text: string) => void
  /** Whether words that were read here name a danger. Kept in memory alone (`docs/safety.md` S16). */
  needsHelp: (text: string) => boolean
  /** Belongs above the fields that are read. */
  panel: ReactNode
}

/** The crisis gate for a tool with several fields: each is read when the person leaves it, and again by the step after it. */
export function useGatedWords(): GatedWords {
  const { assess, panel } = useCrisisGate()
  const answers = useRef(new Map<string, boolean>())
  const [, setCount] = useState(0)

  const read = useCallback(
    (text: string) => {
      const words = text.trim()
      if (words === '' || answers.current.has(words)) return
      answers.current.set(words, false)
      ensureGate().then(
        () => {
          answers.current.set(words, loadedGate().needsHelp(assess(words).tier))
          setCount((count) => count + 1)
        },
        // Where the gate has not arrived the words stay as they are, with Help now above them; the next leaving reads them.
        () => void answers.current.delete(words),
      )
    },
    [assess],
  )
  const needsHelp = useCallback((text: string) => answers.current.get(text.trim()) ?? false, [])

  return { read, needsHelp, panel }
}
