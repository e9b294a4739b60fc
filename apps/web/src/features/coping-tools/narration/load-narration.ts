import { musclePrefix } from '@maitri/content/narration'
import type { ToolId } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

/** What is said in a tool, by its id. */
export type NarrationWords = Readonly<Record<string, string>>

/** One file a language and tool: an exercise loads one. */
const files = import.meta.glob<NarrationWords>('../../../../../../packages/content/narration/*/*.json', {
  import: 'default',
})

/**
 * The words that guide through a tool; null where it is not guided, or where they could not be loaded: then it goes without. Yoga Nidra leads
 * through the muscles as well, with their words.
 */
export async function loadNarration(toolId: ToolId, language: Language): Promise<NarrationWords | null> {
  const load = (id: ToolId) => files[`../../../../../../packages/content/narration/${language}/${id}.json`]?.()
  try {
    const [own, muscles] = await Promise.all([
      load(toolId),
      toolId === 'yoga-nidra' ? load('muscle-release') : undefined,
    ])
    if (!own || !muscles) return own ?? null
    const prefixed = Object.entries(muscles).map(([id, text]) => [`${musclePrefix}${id}`, text])
    return { ...own, ...Object.fromEntries(prefixed) }
  } catch {
    return null
  }
}
