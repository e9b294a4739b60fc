import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { ActivityRow, type ActivityRowProps, type ShownActivity } from './activity-row'
import styles from './recent-activity.module.css'

type LongActivityListProps = Omit<ActivityRowProps, 'activity'> & { activities: readonly ShownActivity[] }

/** A row with one line of title. */
const rowPx = 82

/** Thousands of activities, of which only those near what is seen stand on the page. */
export function LongActivityList({ activities, now, onRemove }: LongActivityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<string | null>(null)
  const focusedIndex = focused === null ? -1 : activities.findIndex(({ id }) => id === focused)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY)
  }, [])
  const rangeExtractor = useCallback(
    // What has the focus stays on the page also where it is scrolled out of view.
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (focusedIndex < 0 || near.includes(focusedIndex)) return near
      return [...near, focusedIndex].toSorted((one, other) => one - other)
    },
    [focusedIndex],
  )
  const virtualizer = useWindowVirtualizer({
    count: activities.length,
    getItemKey: (index) => activities[index]?.id ?? index,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  })
  return (
    <ul ref={list} className={`${styles.list} ${styles.long}`} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const activity = activities[index]
        return (
          activity && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={activities.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
              onFocus={() => setFocused(activity.id)}
            >
              <ActivityRow activity={activity} now={now} onRemove={onRemove} />
            </li>
          )
        )
      })}
    </ul>
  )
}
