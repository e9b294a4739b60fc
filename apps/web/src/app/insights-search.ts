/**
 * What the address of the insights can name, the list's and an article's, so that the way back keeps it. The categories stand in the
 * content, which the first load does without: the page leaves out what is none.
 */
export type InsightsSearch = { category?: string; show?: 'saved' | 'read' }

export function insightsSearch(search: Record<string, unknown>): InsightsSearch {
  return {
    ...(typeof search.category === 'string' && { category: search.category }),
    ...((search.show === 'saved' || search.show === 'read') && { show: search.show }),
  }
}
