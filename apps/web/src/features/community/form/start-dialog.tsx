import { useState } from 'react'
import { randomPseudonym } from '../../../data/groups/random-pseudonym'
import { useDraft } from '../../../data/use-draft'
import { newId } from '../../../lib/new-id'
import { GroupDialog } from './group-dialog'
import { emptyDraft, groupDraft } from './group-draft'

type StartDialogProps = {
  /** Whether the person has just come from being a guest here: then what the guest had begun is theirs. */
  bringsDraft: boolean
  onClose: () => void
  onCreated: () => void
}

/** Starting a community: what is written is kept on the device with every change, until it is one. */
export function StartDialog({ bringsDraft, onClose, onCreated }: StartDialogProps) {
  const begin = () => emptyDraft(randomPseudonym())
  const { draft, change, clear } = useDraft({
    name: 'groupDraft',
    schema: groupDraft,
    begin,
    bringsDraft,
    words: ['description'],
  })
  // One id for all tries, so that a request whose answer was lost makes no second group.
  const [id] = useState(newId)
  if (!draft) return null
  return (
    <GroupDialog
      target={{ newId: id }}
      draft={draft}
      onDraft={change}
      onClose={onClose}
      onDone={() => {
        clear()
        onCreated()
      }}
    />
  )
}
