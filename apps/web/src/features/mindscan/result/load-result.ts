import type { AnalysisResult } from './analysis-result'

let loaded: typeof AnalysisResult | null = null

/** Fetches what shows a reading, so that it can take the place of the words in one step. Rejects where it cannot be loaded. */
export async function loadResult(): Promise<void> {
  loaded = (await import('./analysis-result')).AnalysisResult
}

/** What shows a reading, once it was loaded. */
export const loadedResult = (): typeof AnalysisResult | null => loaded
