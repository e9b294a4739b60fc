import type { Dialog } from '../engine/respond'

/** The first questions of the conversation about panic, beside which the breath goes on. */
const pacedNodes: readonly string[] = ['chest', 'easing', 'again']

/** Whether the breath moves in the conversation now. */
export function isPacing(dialog: Dialog | null): boolean {
  const guided = dialog?.state.guided
  return guided?.name === 'panic' && pacedNodes.includes(guided.node)
}
