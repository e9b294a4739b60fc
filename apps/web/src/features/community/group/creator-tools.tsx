import { closeGroup } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { DoorClosed, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { useToast } from '../../../components/ui/toast'
import { useFormDraft } from '../../../data/use-form-draft'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { GroupDialog } from '../form/group-dialog'
import { draftOf, groupDraft } from '../form/group-draft'
import { SaidLine } from '../said-line'
import type { ShownGroup } from '../shown-group'
import { useKnownGroups } from '../use-groups'
import styles from './creator-tools.module.css'

/** What only the one who started a group can do: change its words, and close it for good. */
export function CreatorTools({ group }: { group: ShownGroup }) {
  const { t } = useTranslation('community')
  const toast = useToast()
  const known = useKnownGroups()
  const errorWords = useErrorMessage()
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const closing = useMutation({
    mutationFn: () => callApi(closeGroup, { params: { id: group.id } }),
    networkMode: 'always',
    onSuccess: async (closed) => {
      toast({ tone: 'success', message: t('notices.closed') })
      await known.settle(closed)
    },
    onSettled: () => setIsAsking(false),
  })
  return (
    <section aria-labelledby="creator-tools">
      <h2 id="creator-tools" className={styles.title}>
        {t('group.creator')}
      </h2>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<Pencil size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsEditing(true)}
        >
          {t('group.edit')}
        </Button>
        {group.closedAt === null && (
          <Button
            variant="danger"
            icon={<DoorClosed size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            {t('group.close')}
          </Button>
        )}
      </div>
      <SaidLine
        said={
          closing.isError
            ? { tone: 'error', words: t('group.not_closed', { reason: errorWords(closing.error) }) }
            : null
        }
      />
      {isEditing && <EditDialog group={group} onClose={() => setIsEditing(false)} />}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('group.close_title')}
        closeLabel={t('form.close')}
        headerAction={<HelpNowLink />}
        size="small"
        footer={
          <>
            <Button onClick={() => setIsAsking(false)} data-initial-focus>
              {t('group.close_no')}
            </Button>
            <Button variant="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
              {t('group.close_yes')}
            </Button>
          </>
        }
      >
        <p>{t('group.close_text')}</p>
      </Dialog>
    </section>
  )
}

/** Changing the words of a group: what was written and not saved is there again. */
function EditDialog({ group, onClose }: { group: ShownGroup; onClose: () => void }) {
  const { draft, change, drop } = useFormDraft({
    name: `words of ${group.id}`,
    schema: groupDraft,
    begin: draftOf(group),
  })
  return (
    <GroupDialog
      target={group}
      draft={draft}
      onDraft={change}
      onClose={onClose}
      onDone={() => {
        drop()
        onClose()
      }}
    />
  )
}
