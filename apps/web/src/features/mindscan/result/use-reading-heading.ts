import { useEffect, useRef } from 'react'

/** Focuses the heading of each reading that comes, so that it is heard, and brings it into view by `block`. */
export function useReadingHeading(id: string, block: ScrollLogicalPosition) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading in the same place is again something new to hear
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block })
  }, [id])
  return heading
}
