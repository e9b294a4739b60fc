import type { ToolId } from '@maitri/contracts'
import type { Activity, ActivityLoaders } from '../player/activity'

/** Each tool's own activity. */
const activityLoaders: Partial<ActivityLoaders> = {
  jaali: () => import('./jaali/jaali-activity'),
  saans: () => import('./saans/saans-activity'),
  'paanch-indriya': () => import('./paanch-indriya/paanch-indriya-activity'),
  'muscle-release': () => import('./muscle-release/muscle-release-activity'),
  'yoga-nidra': () => import('./yoga-nidra/yoga-nidra-activity'),
}

const loading = new Map<ToolId, Promise<{ Activity: Activity } | null>>()

/** Loads a tool's activity once; null where it could not be loaded, which a later call tries again. */
export function loadActivity(id: ToolId): Promise<{ Activity: Activity } | null> {
  const known = loading.get(id)
  if (known) return known
  const load = activityLoaders[id]
  const loaded = (load ? load() : Promise.resolve(null)).catch(() => {
    loading.delete(id)
    return null
  })
  loading.set(id, loaded)
  return loaded
}
