import { type EmptyPictureName, emptyPictures } from './empty-pictures'
import { Picture } from './picture'

/** What waits where nothing is yet. */
export function EmptyPicture({ name, className }: { name: EmptyPictureName; className?: string | undefined }) {
  return <Picture className={className}>{emptyPictures[name]}</Picture>
}
