import { join } from 'node:path'
import { type ModuleGraph, reachedFrom } from './module-graph'

const frameRoots = ['src/app/app-frame.tsx', 'src/app/whole-tree.ts'].map((path) => join(import.meta.dirname, path))
const isRoute = (id: string) => id.includes('/apps/web/src/app/routes/')
/** The crisis reader with its weights is ten times what a screen is, and comes after it. */
const isCrisisReader = (id: string) => id.includes('/packages/domain/src/risk/')

/** What so many screens share comes with the frame: a file of its own for each module would be dozens of requests for every screen. */
const sharedByScreens = 4

/** The chunk `screens`: the frame around every screen but the sign-in page, the list of screens, and what several of them share. */
export function screenChunk() {
  let shared: Set<string> | null = null
  return {
    name: (id: string, graph: ModuleGraph) => {
      shared ??= neededByScreens(graph)
      return shared.has(id) ? 'screens' : null
    },
    debugName: 'screens',
    priority: 1,
  }
}

function neededByScreens(graph: ModuleGraph): Set<string> {
  const frame = reachedFrom(frameRoots, graph)
  const screens = [...frame].filter(isRoute).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const counts = new Map<string, number>()
  for (const screen of screens) {
    for (const id of reachedFrom([screen], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count >= sharedByScreens).map(([id]) => id)
  return new Set([...frame, ...shared].filter((id) => !isCrisisReader(id)))
}
