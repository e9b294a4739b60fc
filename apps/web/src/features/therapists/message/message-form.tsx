import { type ListedTherapist, sendTherapistMessage, therapistMessageMaxLength } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedAccount } from '../../../components/layout/need-account'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import type { KeptDraft } from '../../../data/use-draft'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { CheckedTextArea } from '../../../safety/checked-field'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { threadQuery } from '../api'
import { HeldNotice } from '../held-notice'
import { type MessageDraft, messageOf } from './message-draft'
import styles from './message-panel.module.css'

type MessageFormProps = {
  therapist: ListedTherapist
  isGuest: boolean
  own: KeptDraft<MessageDraft> & { draft: MessageDraft }
}

/** One message. Its words stay until the server has them. */
export function MessageForm({ therapist, isGuest, own }: MessageFormProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const queryClient = useQueryClient()
  const check = useSafetyCheck()
  const [isHeld, setIsHeld] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { draft, change, clear, isKept } = own
  const latest = useRef(draft)
  latest.current = draft

  const sending = useMutation({
    mutationFn: (body: MessageDraft) => callApi(sendTherapistMessage, { params: { id: therapist.id }, body }),
    networkMode: 'always',
    onSuccess: (_, sent) => {
      // What was typed meanwhile is the next message.
      if (latest.current.id === sent.id) clear()
      return queryClient.invalidateQueries({ queryKey: threadQuery(therapist.id).queryKey })
    },
  })

  /** Asks before words go to someone who does not watch for emergencies. */
  async function mayGo(): Promise<boolean> {
    const ruling = await check.mayGo([draft.text])
    setIsHeld(ruling === 'held')
    return ruling === 'goes'
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = draft.text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) {
      field.current?.focus()
      return
    }
    if (await mayGo()) sending.mutate(draft)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.panel}>
      {check.panel}
      <CheckedTextArea
        check={check}
        ref={field}
        label={t('message.label')}
        error={isMissing && t('message.required')}
        hint={!isKept && t('not_kept')}
        maxLength={therapistMessageMaxLength}
        value={draft.text}
        onChange={(event) => {
          setIsMissing(false)
          if (sending.isSuccess) sending.reset()
          change(messageOf(event.target.value))
        }}
      />
      <HeldNotice isHeld={isHeld} what="message" />
      {isGuest ? (
        <NeedAccount action={t('schedule.create_account')} mayGo={mayGo}>
          {t('message.guest')}
        </NeedAccount>
      ) : (
        <>
          <div role="status">
            {sending.isSuccess && (
              <Notice tone="success">{t(therapist.isExample ? 'message.sent_example' : 'message.sent')}</Notice>
            )}
          </div>
          {sending.isError && (
            <Notice tone="error" role="alert">
              <p>{errorWords(sending.error)}</p>
              <p>{t('message.not_sent')}</p>
            </Notice>
          )}
          <Button type="submit" busy={sending.isPending} busyLabel={t('common:processing')}>
            {t('message.submit')}
          </Button>
        </>
      )}
    </form>
  )
}
