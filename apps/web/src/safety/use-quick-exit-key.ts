import { useEffect } from 'react'
import { quickExit } from './quick-exit'

const presses = 3
/** Three presses within this time mean it; slower ones close dialogs. */
const withinMs = 1_500

/** Esc three times leaves at once (`docs/safety.md` P9). Listens in the capture phase, so that no dialog can swallow a press. */
export function useQuickExitKey(): void {
  useEffect(() => {
    let pressedAt: number[] = []
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return
      pressedAt = [...pressedAt.filter((at) => event.timeStamp - at < withinMs), event.timeStamp]
      if (pressedAt.length >= presses) quickExit()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
