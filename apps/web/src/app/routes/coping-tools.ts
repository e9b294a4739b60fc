import { type ToolCategory, type ToolId, toolCategories, toolIds } from '@maitri/contracts'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { type ToolNeed, toolNeeds } from '../../features/mindscan/result/tool-needs'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** What the address of the coping tools can name: closed lists only, never what someone typed. */
export type CopingToolsSearch = {
  /** 'My Routines'; without it the tools. */
  tab?: 'routines' | undefined
  category?: ToolCategory | undefined
  /** What a reading led here for; it chooses the category, and the page says so. */
  for?: ToolNeed | undefined
  sort?: 'helped' | undefined
  /** The tool whose detail is open. */
  tool?: ToolId | undefined
  /** The tool that a new routine begins with. */
  new?: ToolId | undefined
}

/** Leaves out what is not in the lists, so that a broken address opens the tools as they are. */
export function copingToolsSearch(search: Record<string, unknown>): CopingToolsSearch {
  const need = oneOf(toolNeeds, search.for)
  const added = oneOf(toolIds, search.new)
  return {
    tab: search.tab === 'routines' || added ? 'routines' : undefined,
    category: need ? undefined : oneOf(toolCategories, search.category),
    for: need,
    sort: oneOf(['helped'], search.sort),
    tool: oneOf(toolIds, search.tool),
    new: added,
  }
}

export const copingToolsRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.copingTools,
  staticData: { titleKey: 'titles.coping_tools' },
  validateSearch: copingToolsSearch,
  component: loadScreen(
    ['coping_tools', 'tool_library', 'exercise_feedback'],
    () => import('./coping-tools-screen'),
    'CopingToolsScreen',
  ),
})
