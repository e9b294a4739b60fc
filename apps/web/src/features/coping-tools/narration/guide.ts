import type { NarrationWords } from './load-narration'

/** What an exercise needs to be guided by words. */
export type Guide = {
  words: NarrationWords
  /** Whether what is said stands on the screen: where that was chosen, or where the device has no voice for it. */
  isCaptioned: boolean
  /** Whether a voice says it. Where none does, nothing on the screen speaks of the silence that follows. */
  isHeard: boolean
  /** Whether the person's own line may be said: only by a voice on this device. */
  saysOwnLine: boolean
}
