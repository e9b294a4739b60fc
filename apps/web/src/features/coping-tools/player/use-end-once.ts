import { useCallback, useEffect, useRef } from 'react'

type Endings = {
  isComplete: boolean
  /** Before the end is told, when the exercise came to it. */
  onComplete: () => void
  /** The end, by the last step or by the way out. */
  end: () => void
  /** Left another way: by Back, or by an address. */
  unfinished: () => void
}

/** Tells how an exercise ended, once. Answers the way out. */
export function useEndOnce(endings: Endings): () => void {
  const latest = useRef(endings)
  latest.current = endings
  const isTold = useRef(false)
  const { isComplete } = endings

  const leave = useCallback(() => {
    if (isTold.current) return
    isTold.current = true
    latest.current.end()
  }, [])

  useEffect(() => {
    if (!isComplete) return
    latest.current.onComplete()
    leave()
  }, [isComplete, leave])

  useEffect(
    () => () => {
      if (!isTold.current) latest.current.unfinished()
    },
    [],
  )
  return leave
}
