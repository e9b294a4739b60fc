import { createGroup, editGroup, type Group } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { NeedAccount } from '../../../components/layout/need-account'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Notice } from '../../../components/ui/notice'
import { useToast } from '../../../components/ui/toast'
import { isRefusedName } from '../../../data/groups/join-under-free-name'
import { callApi } from '../../../lib/api-client'
import { errorCodeOf, useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useSession } from '../../../lib/session/session'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { useRefusedWords } from '../moderation/use-refused-words'
import type { ShownGroup } from '../shown-group'
import { useKnownGroups } from '../use-groups'
import styles from './group-dialog.module.css'
import { type DraftProblems, type GroupDraft, groupInput, problemsOf, tidyLine } from './group-draft'
import { GroupForm } from './group-form'

type GroupDialogProps = {
  /** The group whose words change, or the id of the one that is made. */
  target: ShownGroup | { newId: string }
  draft: GroupDraft
  onDraft: (next: GroupDraft) => void
  onClose: () => void
  /** Hears of the group once the server has it. */
  onDone: (group: Group) => void
}

type Said = 'missing' | 'waits' | 'needs_account' | null

/** A community is started, or its words change. */
export function GroupDialog({ target, draft, onDraft, onClose, onDone }: GroupDialogProps) {
  const { t } = useTranslation(['community', 'common', 'moderation'])
  const formId = useId()
  const session = useSession()
  const account = session.state === 'signed_in' ? session.user : null
  const toast = useToast()
  const known = useKnownGroups()
  const check = useSafetyCheck()
  const errorWords = useErrorMessage()
  const refusedWords = useRefusedWords()
  const isNew = 'newId' in target
  const [problems, setProblems] = useState<DraftProblems>({})
  const [said, setSaid] = useState<Said>(null)
  const sending = useMutation({
    mutationFn: () =>
      isNew
        ? callApi(createGroup, {
            body: { id: target.newId, ...groupInput(draft), pseudonym: tidyLine(draft.pseudonym) },
          })
        : callApi(editGroup, { params: { id: target.id }, body: groupInput(draft) }),
    networkMode: 'always',
    onSuccess: (group) => {
      if (isNew) known.add(group)
      else void known.settle(group)
      toast({ tone: 'success', message: t(isNew ? 'notices.created' : 'notices.edited') })
      onDone(group)
    },
    onError: (error) => {
      if (isRefusedWords(error)) {
        const first = (['name', 'description', 'tags', 'pseudonym'] as const).find((path) => refusedWords(error, path))
        document.getElementById(`${formId}-${first}`)?.focus()
      } else if (isRefusedName(error)) setProblems({ pseudonym: 'account_name' })
    },
  })

  const code = sending.isError && errorCodeOf(sending.error)

  async function submit() {
    if (sending.isPending) return
    sending.reset()
    const found = problemsOf(draft, account, isNew)
    setProblems(found)
    const texts = [draft.name, draft.description, draft.tags, ...(isNew ? [draft.pseudonym] : [])]
    // Before anything else, also where something is missing: help does not wait for a form.
    const ruling = await check.mayGo(texts)
    if (ruling !== 'goes') return setSaid(ruling === 'held' ? 'waits' : null)
    const first = (['name', 'description', 'tags', 'pseudonym'] as const).find((field) => found[field])
    if (first) {
      setSaid(found.name || found.description ? 'missing' : null)
      return document.getElementById(`${formId}-${first}`)?.focus()
    }
    if (!account) return setSaid('needs_account')
    setSaid(null)
    sending.mutate()
  }

  return (
    <Dialog
      isOpen
      isInAddress={isNew}
      onClose={onClose}
      title={isNew ? t('start.title') : t('form.title_edit')}
      closeLabel={t('form.close')}
      headerAction={<HelpNowLink />}
      footer={
        <div className={styles.end}>
          <p className={styles.note}>{t('form.not_watched')}</p>
          <Button type="submit" form={formId} busy={sending.isPending} busyLabel={t('common:processing')}>
            {t(isNew ? 'form.create' : 'form.save')}
          </Button>
        </div>
      }
    >
      <GroupForm
        id={formId}
        draft={draft}
        onChange={onDraft}
        problems={problems}
        refused={(path) => refusedWords(sending.error, path)}
        isNew={isNew}
        check={check}
        onSubmit={() => void submit()}
      >
        <FormNotice>
          {said === 'needs_account' ? (
            <NeedAccount action={t('form.sign_in')}>{t('form.needs_account')}</NeedAccount>
          ) : (
            said && <Notice tone={said === 'waits' ? 'info' : 'error'}>{t(`form.${said}`)}</Notice>
          )}
          {sending.isError && (isRefusedWords(sending.error) || !isRefusedName(sending.error)) && (
            <Notice tone="error">
              {isNew && code === 'too_many_requests'
                ? t('form.too_many_today')
                : code === 'quota_reached'
                  ? t('moderation:too_many_open')
                  : t(isNew ? 'form.not_sent' : 'form.not_saved', { reason: errorWords(sending.error) })}
            </Notice>
          )}
        </FormNotice>
      </GroupForm>
    </Dialog>
  )
}

const isRefusedWords = (error: unknown) => errorCodeOf(error) === 'text_refused'

/** Always there, so that what appears in it is announced. */
function FormNotice({ children }: { children: ReactNode }) {
  return <div role="alert">{children}</div>
}
