import type { ReactNode, RefObject } from 'react'
import type { Message } from '../../../data/conversation/message'

/** How many messages always stand on the page; what is older is drawn where it is scrolled to. */
const alwaysDrawn = 40
/** So many at a time become old, so that the page does not change with every message. */
const step = 20

/** How many messages, from the first, are old. */
export function oldCount(count: number): number {
  return Math.max(0, Math.floor((count - alwaysDrawn) / step) * step)
}

export type OldMessagesProps = {
  messages: readonly Message[]
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
  /** The message whose actions the Tab key reaches. */
  activeId: string | undefined
  /** Whether the place of the box is kept by what is below, so that nothing else may move it. */
  isHeld: () => boolean
  rowOf: (index: number) => ReactNode
}
