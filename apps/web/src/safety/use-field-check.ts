import { type KeyboardEvent, useEffect, useRef } from 'react'
import { afterPress } from './after-press'
import type { SafetyCheck } from './use-safety-check'

/** What a field needs of its screen's check. */
export type FieldCheck = Pick<SafetyCheck, 'read' | 'unread'>

/**
 * Reads the words of a field on every way out (`docs/safety.md` S25): when it is left by Tab or a press, on Escape, and when it goes with its
 * step, dialog or page. For fields that are not `CheckedTextField` or `CheckedTextArea`.
 */
export function useFieldCheck({ read }: Pick<SafetyCheck, 'read'>, text: string) {
  const latest = useRef({ read, text })
  latest.current = { read, text }
  const readNow = () => void latest.current.read(latest.current.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field goes
  useEffect(() => readNow, [])
  return {
    // Help above the field must not push the button away that is being pressed.
    onBlur: () => void afterPress().then(readNow),
    onKeyDown: (event: KeyboardEvent) => {
      // Before the browser or a dialog does away with the words.
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) readNow()
    },
  }
}
