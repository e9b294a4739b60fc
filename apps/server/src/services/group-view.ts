import { exampleGroup } from '@maitri/content/groups'
import type { Group, ReviewState } from '@maitri/contracts'
import type { StoredGroup } from '../db/groups'
import { isOwnedBy } from '../db/schema/owned'

/** What a viewer sees of a group, by whether somebody moderates here. A viewer is null where nobody is signed in. */
export function groupViewOf(isModerated: boolean) {
  /** Why others may not see a group; null where they may. */
  function reviewOf(group: StoredGroup): ReviewState | null {
    if (group.words === null) return null
    if (group.review === 'removed' || group.review === 'hidden') return group.review
    if (group.isWriterSuspended) return 'suspended'
    if (!isModerated) return 'unmoderated'
    if (!group.isWriterVerified) return 'unverified'
    return group.review === 'clear' || group.review === 'kept' ? null : 'waiting'
  }

  /** A creator sees a group always, its members also once it is closed. */
  function isSeen(group: StoredGroup, viewer: string | null): boolean {
    if (viewer !== null && isOwnedBy(group, viewer)) return true
    return reviewOf(group) === null && (group.closedAt === null || group.membership !== null)
  }

  function presentGroup(group: StoredGroup, viewer: string | null): Group {
    const { id, words, closedAt, members, membership, reasons, isHidden } = group
    const isOwn = viewer !== null && isOwnedBy(group, viewer)
    const state = isOwn ? reviewOf(group) : null
    return {
      id,
      words,
      members: members + (exampleGroup(id)?.members ?? 0),
      closedAt,
      isOwn,
      review: state && { state, reasons },
      isHidden,
      membership,
    }
  }

  return { reviewOf, isSeen, presentGroup }
}
