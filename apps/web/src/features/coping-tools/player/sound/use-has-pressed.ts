import { useEffect, useState } from 'react'

/** Whether anything was pressed since this page was loaded: before that nothing may sound, and browsers hold sound back (`docs/safety.md` S19). */
export function useHasPressed(): boolean {
  const [hasPressed, setHasPressed] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  useEffect(() => {
    if (hasPressed) return
    const note = () => setHasPressed(true)
    addEventListener('pointerup', note)
    addEventListener('keyup', note)
    return () => {
      removeEventListener('pointerup', note)
      removeEventListener('keyup', note)
    }
  }, [hasPressed])
  return hasPressed
}
