import type { ToolId } from '@maitri/contracts'
import { createSealedStorage, ownStorageName } from '../../../data/records/sealed-storage'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { loadActivity } from '../activities/activity-loaders'
import { loadNarration, type NarrationWords } from '../narration/load-narration'
import type { Activity, OtherCourse, Setup } from './activity'
import { type KeptPlace, placeIn } from './kept-place'

export type OpenedActivity = {
  /** Null where its code could not be loaded: its steps are then shown in words. */
  Activity: Activity | null
  /** What is chosen before it begins; null where nothing is. */
  Setup: Setup | null
  /** The course that was chosen before it began; null for the tool's own. */
  otherCourse: (draft: unknown) => OtherCourse | null
  /** What is said in it; null where it is not guided. */
  narration: NarrationWords | null
  /** What was begun earlier on this device; null where nothing was. */
  draft: unknown
  keepDraft: (draft: unknown) => void
  dropDraft: () => void
  /** Calls with what another tab has written in it. */
  heedDraft: (listener: (draft: unknown) => void) => () => void
  /** Where it was left off on this device; null where it begins anew. */
  place: KeptPlace | null
  keepPlace: (place: KeptPlace | null) => void
}

/** Brings an exercise's code, its words and what was begun in it; draft and place stay on this device, sealed for accounts. */
export async function openActivity(toolId: ToolId, owner: string): Promise<OpenedActivity> {
  const storage = createSealedStorage(`toolDraft_${toolId}`, owner, createDeviceKeys())
  const places = createSealedStorage(`toolPlace_${toolId}`, owner, createDeviceKeys())
  const [loaded, narration, text, place] = await Promise.all([
    loadActivity(toolId),
    loadNarration(toolId, currentLanguage()),
    storage.read(),
    places.read(),
  ])
  return {
    Activity: loaded?.Activity ?? null,
    Setup: loaded?.Setup ?? null,
    otherCourse: (draft) => loaded?.otherCourse?.(draft) ?? null,
    narration,
    draft: text === null ? null : parsed(text),
    keepDraft: (draft) => void storage.write(draft === null ? null : JSON.stringify(draft)),
    dropDraft: () => void storage.write(null),
    heedDraft(listener) {
      const heed = ({ key, newValue }: StorageEvent) => {
        if (key !== ownStorageName(`toolDraft_${toolId}`, owner) || newValue === null) return
        void storage.read().then((changed) => changed !== null && listener(parsed(changed)))
      }
      addEventListener('storage', heed)
      return () => removeEventListener('storage', heed)
    },
    place: placeIn(place, Date.now()),
    keepPlace: (left) => void places.write(left && JSON.stringify(left)),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
