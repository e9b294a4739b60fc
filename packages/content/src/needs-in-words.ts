import { type ToolNeedId, toolNeedIds, toolNeeds } from './tool-needs'

const plain = (text: string) => text.normalize('NFC').toLowerCase()

const beginnings = toolNeedIds.map((id) => ({
  id,
  words: Object.values(toolNeeds[id].words).flatMap((words) => plain(words).split(' ')),
}))

/** A word that is still being typed must be this long to stand for the whole. */
const leastTyped = 3

/**
 * The needs that a search names, in any of the eight languages and in Hindi written with Latin letters: a word of it begins like one of the
 * need's words, or is the beginning of one. Empty where none is named.
 */
export function needsInWords(query: string): ToolNeedId[] {
  // Marks and joiners belong to a word of an Indian script; everything else parts words.
  const typed = plain(query).match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? []
  return beginnings
    .filter(({ words }) =>
      typed.some((word) =>
        words.some((start) => word.startsWith(start) || (word.length >= leastTyped && start.startsWith(word))),
      ),
    )
    .map(({ id }) => id)
}
