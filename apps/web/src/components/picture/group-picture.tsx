import type { ExampleGroupId } from '@maitri/content/groups'
import { groupPictures } from './group-pictures'
import { Picture } from './picture'

/** What a group is for. */
export function GroupPicture({ id, className }: { id: ExampleGroupId; className?: string | undefined }) {
  return <Picture className={className}>{groupPictures[id]}</Picture>
}
