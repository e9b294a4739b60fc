import type { ArticleText } from '@maitri/content/article-text'
import type { ArticleId } from '@maitri/content/articles'

/** One file an article: a reader loads one, and the service worker keeps them all. */
const texts = import.meta.glob<ArticleText>('../../../../../packages/content/articles/en/*.json', { import: 'default' })

/** The text of an article; rejects where it could not be loaded. */
export async function articleText(id: ArticleId): Promise<ArticleText> {
  const load = texts[`../../../../../packages/content/articles/en/${id}.json`]
  if (!load) throw new Error(`No text of the article ${id}`)
  return load()
}
