import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import styles from './old-messages.module.css'
import type { OldMessagesProps } from './recent'

/** As in `message-list.module.css`. */
const gapPx = 10
/** Of a bubble with one line, and of each further one. */
const linePx = { first: 54, further: 27 }
const lettersPerLine = 55

/** The messages before the latest ones, of which only those near what is seen stand on the page: a thousand scroll like forty. */
export function OldMessages({ messages, box, activeId, isHeld, rowOf }: OldMessagesProps) {
  const list = useRef<HTMLOListElement>(null)
  const top = useTopWithin(list, box)
  const activeIndex = messages.findIndex(({ id }) => id === activeId)
  const rangeExtractor = useCallback(
    // What has the focus stays on the page also where it is scrolled out of view.
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (activeIndex < 0 || near.includes(activeIndex)) return near
      return [...near, activeIndex].toSorted((one, other) => one - other)
    },
    [activeIndex],
  )
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => box.current,
    // It begins where the box stands; left to itself it would go to the top.
    initialOffset: () => box.current?.scrollTop ?? 0,
    getItemKey: (index) => messages[index]?.id ?? index,
    estimateSize: (index) =>
      linePx.first + linePx.further * Math.floor((messages[index]?.text.length ?? 0) / lettersPerLine),
    gap: gapPx,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  })
  // Whoever holds the end or a message moves the box; two hands would pull it to and fro.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    !isHeld() && start < (scrollOffset ?? 0)
  return (
    <ol ref={list} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={messages.length}
          aria-posinset={index + 1}
          className={styles.item}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {rowOf(index)}
        </li>
      ))}
    </ol>
  )
}

/** How far below the beginning of the box the list begins: after the greeting. */
function useTopWithin(list: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!list.current || !box.current) return
    const { scrollTop } = box.current
    setTop(list.current.getBoundingClientRect().top - box.current.getBoundingClientRect().top + scrollTop)
  }, [list, box])
  return top
}
