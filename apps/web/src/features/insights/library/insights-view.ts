import { type ArticleCategory, articleCategories } from '@maitri/content/articles'

/** What the list shows, beside the words that are looked for. */
export type InsightsView = { category: ArticleCategory | null; show: 'saved' | 'read' | null }

/** The view that an address names; a category that there is not is none. */
export function viewOf({ category, show }: { category?: string; show?: 'saved' | 'read' }): InsightsView {
  return { category: articleCategories.find((known) => known === category) ?? null, show: show ?? null }
}

/** The address of a view. */
export function searchOf({ category, show }: InsightsView): { category?: string; show?: 'saved' | 'read' } {
  return { ...(category && { category }), ...(show && { show }) }
}
