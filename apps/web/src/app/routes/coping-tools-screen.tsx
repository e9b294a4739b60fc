import type { ToolCategory } from '@maitri/contracts'
import { getRouteApi } from '@tanstack/react-router'
import { CopingToolsPage } from '../../features/coping-tools/library/coping-tools-page'
import type { ToolNeed } from '../../features/mindscan/result/tool-needs'

const route = getRouteApi('/guarded/coping-tools')

/** The category that answers a need. */
const categoryFor: Record<ToolNeed, ToolCategory> = {
  stress: 'stress_relief',
  anxiety: 'anxiety_management',
  relaxation: 'relaxation',
  mindfulness: 'mindfulness',
  outlook: 'positive_psychology',
}

/** Tab, category, order and open tool stand in the address, so that Back undoes them. */
export function CopingToolsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: typeof search) => void navigate({ search: next, resetScroll: false })
  const { tool: _closed, ...withoutTool } = search
  const { category: _any, for: _need, ...withoutCategory } = withoutTool
  const { sort: _sort, ...unsorted } = withoutTool
  return (
    <CopingToolsPage
      tab={search.tab ?? 'tools'}
      onTab={(tab) => go(tab === 'routines' ? { tab } : {})}
      view={{
        category: search.for ? categoryFor[search.for] : (search.category ?? null),
        isFromReading: search.for !== undefined,
        isHelpedFirst: search.sort === 'helped',
      }}
      onView={({ category, isHelpedFirst }) => {
        if (category !== undefined) go(category ? { ...withoutCategory, category } : withoutCategory)
        if (isHelpedFirst !== undefined) go(isHelpedFirst ? { ...withoutTool, sort: 'helped' } : unsorted)
      }}
      openTool={search.tool ?? null}
      onOpen={(tool) => go(tool ? { ...withoutTool, tool } : withoutTool)}
      newTool={search.new ?? null}
      onNewClosed={() => go({ tab: 'routines' })}
    />
  )
}
