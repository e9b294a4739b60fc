import { type ToolCategory, type ToolId, toolCategories, toolIds } from '@maitri/contracts'
import type { ToolNeed } from '../features/mindscan/result/onward-search'

/** What the address of the coping tools can name: closed lists only, never what someone typed. */
export type CopingToolsSearch = {
  /** 'My Routines'; without it the tools. */
  tab?: 'routines'
  category?: ToolCategory
  /** What a reading led here for; it chooses the category, and the page says so. */
  for?: ToolNeed
  sort?: 'helped'
  /** The tool whose detail is open. */
  tool?: ToolId
  /** The tool that a new routine begins with. */
  new?: ToolId
}

/** The category that answers a need. */
export const categoryFor: Record<ToolNeed, ToolCategory> = {
  stress: 'stress_relief',
  anxiety: 'anxiety_management',
  relaxation: 'relaxation',
  mindfulness: 'mindfulness',
  outlook: 'positive_psychology',
}

const needs = Object.keys(categoryFor) as ToolNeed[]

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value)

/** Leaves out what is not in the lists, so that a broken address opens the tools as they are. */
export function copingToolsSearch(search: Record<string, unknown>): CopingToolsSearch {
  const need = oneOf(needs, search.for)
  const category = need ? undefined : oneOf(toolCategories, search.category)
  const tool = oneOf(toolIds, search.tool)
  const added = oneOf(toolIds, search.new)
  return {
    ...((search.tab === 'routines' || added) && { tab: 'routines' as const }),
    ...(need && { for: need }),
    ...(category && { category }),
    ...(search.sort === 'helped' && { sort: 'helped' as const }),
    ...(tool && { tool }),
    ...(added && { new: added }),
  }
}
