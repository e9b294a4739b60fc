import type { Reflection } from './reflections'

/** The words of one language by which it is heard what someone tells. Entries are written as in `replies/words/reply-words.ts`. */
export type ReflectionWords = Record<Reflection, string>
