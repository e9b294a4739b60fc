import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-client'

/** Runs one action at a time: while one is under way a second press does nothing. */
export function useSubmission() {
  // A second press can come before React has drawn the first one's state.
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(action: () => Promise<void>, onRefused: (error: ApiError) => void): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onRefused(error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, submit }
}
