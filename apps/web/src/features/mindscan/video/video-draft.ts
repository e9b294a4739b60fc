import { createSessionMemory } from '../../../data/session-memory'
import type { ChosenVideo } from './chosen-video'

/** The video that was chosen when the tab was left; in memory alone, and gone with whoever is here. */
export const videoDraft = createSessionMemory<ChosenVideo | null>({ isLost: (video) => video !== null })
