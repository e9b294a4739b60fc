import type { ConversationState, Said } from './conversation'

/** 'Stay with me for ten minutes': a line at once and one every two minutes; the last one ends it. */
const lineEveryMs = 2 * 60_000

/** What is said after two, four, six, eight and ten minutes. */
export const stayLines = ['two', 'four', 'six', 'eight', 'ten'] as const

/** When the next line of 'stay with me' is due, in ms since 1970; null while it does not run. */
export function nextStayAt(state: ConversationState): number | null {
  const stay = state.open?.stay
  return stay && stay.saidLines < stayLines.length ? stay.startedAt + (stay.saidLines + 1) * lineEveryMs : null
}

/** The line that is due at `now`, and how many were said after it; only the latest where several were missed. Null before it is time. */
export function dueLine(state: ConversationState, now: Date): { say: Said; saidLines: number } | null {
  const stay = state.open?.stay
  if (!stay) return null
  const passed = Math.min(Math.floor((now.getTime() - stay.startedAt) / lineEveryMs), stayLines.length)
  const line = stayLines[passed - 1]
  return line && passed > stay.saidLines ? { say: { id: `safety.stay.${line}` }, saidLines: passed } : null
}
