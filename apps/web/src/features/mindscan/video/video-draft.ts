import { createSessionMemory } from '../../../data/session-memory'
import type { VideoState } from './video-state'

/** A video before or after its analysis. */
export type VideoDraft = Extract<VideoState, { step: 'chosen' | 'result' }>

/** The video that was chosen when the tab was left, with its reading; in memory alone, and gone with whoever is here. A reading is kept elsewhere too. */
export const videoDraft = createSessionMemory<VideoDraft | null>({ isLost: (draft) => draft?.step === 'chosen' })
