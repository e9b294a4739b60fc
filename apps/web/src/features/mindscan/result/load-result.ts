import i18next from 'i18next'
import type { AnalysisResult } from './analysis-result'

let loaded: typeof AnalysisResult | null = null

/** Fetches what shows a reading, so that it can take the place of the words in one step. Rejects where it cannot be loaded. */
export async function loadResult(): Promise<void> {
  const words = i18next.loadNamespaces('coping_tools')
  loaded = (await import('./analysis-result')).AnalysisResult
  await words
}

/** What shows a reading, once it was loaded. */
export const loadedResult = (): typeof AnalysisResult | null => loaded
