import type { ArticleCategory } from '@maitri/content/article-categories'

/** What the list shows, beside the words that are looked for. */
export type InsightsView = { category: ArticleCategory | null; show: 'saved' | 'read' | null }

type NamedView = { category?: ArticleCategory | undefined; show?: 'saved' | 'read' | undefined }

/** The view that an address names. */
export function viewOf({ category, show }: NamedView): InsightsView {
  return { category: category ?? null, show: show ?? null }
}

/** The address of a view. */
export function searchOf({ category, show }: InsightsView): NamedView {
  return { ...(category && { category }), ...(show && { show }) }
}
