import type { ToolId } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

/** What is said in a tool, by its id. */
export type NarrationWords = Readonly<Record<string, string>>

/** One file a language and tool: an exercise loads one. */
const files = import.meta.glob<NarrationWords>('../../../../../../packages/content/narration/*/*.json', {
  import: 'default',
})

/** The words that guide through a tool; null where it is not guided, or where they could not be loaded: then it goes without. */
export async function loadNarration(toolId: ToolId, language: Language): Promise<NarrationWords | null> {
  const load = files[`../../../../../../packages/content/narration/${language}/${toolId}.json`]
  if (!load) return null
  try {
    return await load()
  } catch {
    return null
  }
}
