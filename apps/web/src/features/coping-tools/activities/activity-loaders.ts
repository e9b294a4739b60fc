import type { Namespace } from '@maitri/content/messages'
import type { ToolId } from '@maitri/contracts'
import i18next from 'i18next'
import type { Activity, OtherCourse, Setup } from '../player/activity'

type Loaded = { Activity: Activity; Setup?: Setup; otherCourse?: (draft: unknown) => OtherCourse | null }
type Loader = { namespaces: readonly Namespace[]; load: () => Promise<Loaded> }

/** Each tool's own activity, and where its words are: both come before the exercise begins. */
const activityLoaders: Record<ToolId, Loader> = {
  saans: { namespaces: ['tool_breath'], load: () => import('./saans/saans-activity') },
  'paanch-indriya': {
    // The breath beside it in a panic has the words of the breath.
    namespaces: ['tool_body', 'tool_breath'],
    load: () => import('./paanch-indriya/paanch-indriya-activity'),
  },
  'muscle-release': { namespaces: ['tool_body'], load: () => import('./muscle-release/muscle-release-activity') },
  'yoga-nidra': { namespaces: ['tool_body'], load: () => import('./yoga-nidra/yoga-nidra-activity') },
  'kolam-studio': { namespaces: ['tool_drawing'], load: () => import('./kolam-studio/kolam-studio-activity') },
  jaali: { namespaces: ['tool_drawing'], load: () => import('./jaali/jaali-activity') },
  'chhota-kadam': { namespaces: ['tool_writing'], load: () => import('./chhota-kadam/chhota-kadam-activity') },
  vichaar: { namespaces: ['tool_writing'], load: () => import('./vichaar/vichaar-activity') },
  'chinta-dabba': { namespaces: ['tool_writing'], load: () => import('./chinta-dabba/chinta-dabba-activity') },
  'sach-ya-mithya': { namespaces: ['tool_writing'], load: () => import('./sach-ya-mithya/sach-ya-mithya-activity') },
  bhramari: { namespaces: ['tool_lamps'], load: () => import('./bhramari/bhramari-activity') },
  'path-of-lamps': { namespaces: ['tool_lamps'], load: () => import('./path-of-lamps/path-of-lamps-activity') },
}

const loading = new Map<ToolId, Promise<Loaded | null>>()

/** Loads a tool's activity once, with its words; null where it could not be loaded, which a later call tries again. */
export function loadActivity(id: ToolId): Promise<Loaded | null> {
  const known = loading.get(id)
  if (known) return known
  const loaded = loadNow(activityLoaders[id]).catch(() => {
    loading.delete(id)
    return null
  })
  loading.set(id, loaded)
  return loaded
}

async function loadNow({ namespaces, load }: Loader): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), i18next.loadNamespaces([...namespaces, 'coping_tools'])])
  return loaded
}
