import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../message'

/** How near to the end still counts as at the end. */
const nearPx = 64

type Scrolling = {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Something came below while the reader was further up. */
  hasNew: boolean
  goToEnd: () => void
  /** Shows this element first, also where the end then lies below. */
  bringToTop: (element: HTMLElement) => void
  heedScroll: () => void
}

/** Keeps a talk at its end while the reader is there, and leaves whoever went up where they are. */
export function useStickToEnd(last: Message | undefined): Scrolling {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const lastId = useRef(last?.id)
  const [hasNew, setHasNew] = useState(false)

  const goToEnd = useCallback(() => {
    isAtEnd.current = true
    setHasNew(false)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])

  // Also what grows without a new message: help, the typing sign, rows whose height is only known once they are drawn.
  useEffect(() => {
    if (!box.current || !content.current) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd()
    })
    observer.observe(box.current)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [goToEnd])

  useLayoutEffect(() => {
    if (last?.id === lastId.current) return
    const isFirst = lastId.current === undefined
    lastId.current = last?.id
    // Whoever writes wants to see it.
    if (isAtEnd.current || isFirst || last?.sender === 'user') goToEnd()
    else setHasNew(true)
  }, [last, goToEnd])

  const bringToTop = useCallback((element: HTMLElement) => {
    isAtEnd.current = false
    setHasNew(false)
    if (!box.current) return
    box.current.scrollTop += element.getBoundingClientRect().top - box.current.getBoundingClientRect().top - 12
  }, [])

  const heedScroll = useCallback(() => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
    if (isAtEnd.current) setHasNew(false)
  }, [])

  return { box, content, hasNew, goToEnd, bringToTop, heedScroll }
}
