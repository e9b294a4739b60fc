import type { ToolCategory, ToolId } from '@maitri/contracts'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CopingToolsPage } from '../../features/coping-tools/library/coping-tools-page'
import type { ToolsView } from '../../features/coping-tools/library/tools-tab'
import type { ToolNeed } from '../../features/mindscan/result/tool-needs'

const route = getRouteApi('/guarded/coping-tools')
type Search = ReturnType<typeof route.useSearch>

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
  const { tab, category, for: need, sort, tool, new: newTool } = route.useSearch()
  const navigate = route.useNavigate()
  // What the page is given stays the same while a tool is opened: then only the tool is drawn.
  const go = useMemo(() => {
    const to = (next: (search: Search) => Search) => void navigate({ search: next, resetScroll: false })
    return {
      tab: (chosen: 'tools' | 'routines') => to(() => (chosen === 'routines' ? { tab: chosen } : {})),
      view: (change: Partial<Pick<ToolsView, 'category' | 'isHelpedFirst'>>) =>
        to(({ tool: _closed, category: chosenBefore, for: earlier, sort: order }) => ({
          ...(change.category === undefined
            ? { category: chosenBefore, for: earlier }
            : { category: change.category ?? undefined }),
          sort: change.isHelpedFirst === undefined ? order : change.isHelpedFirst ? 'helped' : undefined,
        })),
      open: (chosen: ToolId | null) => to((search) => ({ ...search, tool: chosen ?? undefined })),
      routines: () => to(() => ({ tab: 'routines' })),
    }
  }, [navigate])
  const view = useMemo(
    () => ({
      category: need ? categoryFor[need] : (category ?? null),
      isFromReading: need !== undefined,
      isHelpedFirst: sort === 'helped',
    }),
    [need, category, sort],
  )
  return (
    <CopingToolsPage
      tab={tab ?? 'tools'}
      onTab={go.tab}
      view={view}
      onView={go.view}
      openTool={tool ?? null}
      onOpen={go.open}
      newTool={newTool ?? null}
      onNewClosed={go.routines}
    />
  )
}
