import { copingTool, durationOf } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { routineDuration } from '@maitri/domain'

/** How long these tools take one after the other, as the specification sums and writes it. */
export function durationOfTools(tools: readonly ToolId[]): { minutes: number; text: string } {
  return routineDuration(tools.map((id) => durationOf(copingTool(id))))
}
