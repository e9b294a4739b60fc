import { routineMaxTools, type ToolId } from '@maitri/contracts'

/** One place in the order. A tool may stand in several; the key tells them apart while they are moved. */
export type ChosenTool = { key: number; toolId: ToolId }

export const chosenFrom = (tools: readonly ToolId[]): ChosenTool[] => tools.map((toolId, key) => ({ key, toolId }))

export const toolsOf = (chosen: readonly ChosenTool[]): ToolId[] => chosen.map(({ toolId }) => toolId)

export const isFull = (chosen: readonly ChosenTool[]): boolean => chosen.length >= routineMaxTools

/** One more at the end; unchanged where the routine is full. */
export function withTool(chosen: readonly ChosenTool[], toolId: ToolId): readonly ChosenTool[] {
  if (isFull(chosen)) return chosen
  const key = chosen.reduce((highest, one) => Math.max(highest, one.key), -1) + 1
  return [...chosen, { key, toolId }]
}

/** Without any of this tool. */
export function withoutTool(chosen: readonly ChosenTool[], toolId: ToolId): readonly ChosenTool[] {
  return chosen.filter((one) => one.toolId !== toolId)
}

/** Without this one place. */
export function withoutKey(chosen: readonly ChosenTool[], key: number): readonly ChosenTool[] {
  return chosen.filter((one) => one.key !== key)
}

/** What stood at `from` stands at `to`, and all others keep their order. Unchanged where one of the places is none. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from]
  if (one === undefined || from === to || to < 0 || to >= list.length) return list
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

/** Where a row that stood at `from` would be put down, with its middle at `y`; `middles` are those of all rows before the drag. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length
}
