import type { ArticleId } from '@maitri/content/articles'
import { articlePictures } from './article-pictures'
import { Picture } from './picture'

/** What an article is about. */
export function ArticlePicture({ id, className }: { id: ArticleId; className?: string | undefined }) {
  return <Picture className={className}>{articlePictures[id]}</Picture>
}
