import type { RiskReading } from '../../risk'
import type { ConversationState } from '../conversation'

/**
 * What the open safety conversation knows, as a reading of the gate, so that the panel beside it shows the same lines: an answer such as 'right
 * now' raises the tier without being a disclosure of its own. Null where none is open.
 */
export function safetyReading({ open, tier }: ConversationState): RiskReading | null {
  if (!open || tier === 'none') return null
  const also = open.also.map((line) => (line === 'child' ? ('minor' as const) : line))
  return { tier, about: open.about, matched: [tier, ...also.filter((line) => line !== tier)] }
}
