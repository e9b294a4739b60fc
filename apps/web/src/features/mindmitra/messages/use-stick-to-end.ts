import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../../../data/conversation/message'

/** How near to the end still counts as at the end. */
const nearPx = 64

type Scrolling = {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Something came below while the reader was further up. */
  hasNew: boolean
  /** Whether the box is kept at something, rather than left to the reader. */
  isHeld: () => boolean
  goToEnd: () => void
  /** Shows this element first, also where the end then lies below. */
  bringToTop: (element: HTMLElement) => void
  heedScroll: () => void
}

/** What the box holds on to: its end, the beginning of something, or nothing, since the reader went elsewhere. */
type Hold = 'end' | HTMLElement | null

const gapPx = 12

/** Keeps a conversation at its end while the reader is there, and leaves whoever went up where they are. */
export function useStickToEnd(shown: readonly Message[]): Scrolling {
  const last = shown.at(-1)
  const lastOwnId = shown.findLast(({ sender }) => sender === 'user')?.id
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold>('end')
  const before = useRef({ lastId: last?.id, lastOwnId })
  /** Where the box stood last, by hand or by us. */
  const stood = useRef(0)
  const [hasNew, setHasNew] = useState(false)

  const keepHold = useCallback(() => {
    if (!box.current || hold.current === null) return
    if (hold.current === 'end') box.current.scrollTop = box.current.scrollHeight
    else box.current.scrollTop += belowTop(hold.current, box.current)
    stood.current = box.current.scrollTop
  }, [])

  const holdOnTo = useCallback(
    (held: Hold) => {
      hold.current = held
      setHasNew(false)
      keepHold()
    },
    [keepHold],
  )

  // Also for what grows without a new message: help, the typing sign, rows whose height is only known once they are drawn.
  useEffect(() => {
    if (!box.current || !content.current) return
    const observer = new ResizeObserver(keepHold)
    observer.observe(box.current)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [keepHold])

  useLayoutEffect(() => {
    const { lastId, lastOwnId: ownIdBefore } = before.current
    if (last?.id === lastId) return
    before.current = { lastId: last?.id, lastOwnId }
    // Whoever writes wants to see it, and the reply that may come with it.
    if (lastOwnId !== ownIdBefore) holdOnTo(startOfExchange(box.current, lastOwnId))
    else if (hold.current === 'end' || lastId === undefined) holdOnTo('end')
    else if (hold.current === null) setHasNew(true)
  }, [last, lastOwnId, holdOnTo])

  const heedScroll = useCallback(() => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    // What grew below meanwhile moved nobody: only who went up has left the end.
    const wentUp = scrollTop < stood.current
    stood.current = scrollTop
    if (scrollHeight - scrollTop - clientHeight < nearPx) {
      if (hold.current === null) setHasNew(false)
      if (!(hold.current instanceof HTMLElement)) hold.current = 'end'
    } else if (
      (hold.current === 'end' && wentUp) ||
      (hold.current instanceof HTMLElement && Math.abs(belowTop(hold.current, box.current)) > nearPx)
    ) {
      hold.current = null
    }
  }, [])

  return {
    box,
    content,
    hasNew,
    isHeld: useCallback(() => hold.current !== null, []),
    goToEnd: useCallback(() => holdOnTo('end'), [holdOnTo]),
    bringToTop: holdOnTo,
    heedScroll,
  }
}

/** The end, or the person's own words where so much follows them that the end would hide the beginning of the reply. */
function startOfExchange(box: HTMLElement | null, id: string | undefined): HTMLElement | 'end' {
  const rows = box ? [...box.querySelectorAll<HTMLElement>('[data-message]')] : []
  const own = rows.find((row) => row.dataset.message === id)
  if (!box || !own) return 'end'
  const lengthPx = box.scrollHeight - box.scrollTop - belowTop(own, box)
  return lengthPx > box.clientHeight ? own : 'end'
}

/** How far something lies below the place that it has at the top of the box. */
function belowTop(element: HTMLElement, box: HTMLElement): number {
  return element.getBoundingClientRect().top - box.getBoundingClientRect().top - gapPx
}
