import { type RefObject, useEffect, useEffectEvent } from 'react'
import { beginReading, endSeen, isRead, missingMs, pageHidden, pageShown } from './read-rule'

type ReadingOptions = {
  /** The element at the end of the text; nothing is watched until it stands there. */
  end: RefObject<HTMLElement | null>
  readingTimeMs: number
  /** Off once the article is marked, or the person said otherwise. */
  isOn: boolean
  onRead: () => void
}

/** Watches one reading of an article and says when it counts as read. */
export function useReading({ end, readingTimeMs, isOn, onRead }: ReadingOptions): void {
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    const element = end.current
    if (!isOn || !element) return
    // Neither a changed date nor a computer that slept counts as reading.
    const now = () => performance.now()
    let reading = beginReading(now(), !document.hidden)
    let timer: ReturnType<typeof setTimeout> | undefined

    function look() {
      clearTimeout(timer)
      if (isRead(reading, now(), readingTimeMs)) return tell()
      if (reading.hasSeenEnd && reading.inViewSince !== null)
        timer = setTimeout(look, missingMs(reading, now(), readingTimeMs) + 1)
    }
    function follow() {
      reading = document.hidden ? pageHidden(reading, now()) : pageShown(reading, now())
      look()
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      reading = endSeen(reading)
      look()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [end, readingTimeMs, isOn])
}
