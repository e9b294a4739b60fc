import { deleteThread, type ListedTherapist } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { threadQuery } from '../api'
import styles from './delete-thread.module.css'

type DeleteThreadProps = { therapist: ListedTherapist; onDeleted: () => void }

/** Deletes the whole thread after a question, which says what the practice keeps. */
export function DeleteThread({ therapist, onDeleted }: DeleteThreadProps) {
  const { t } = useTranslation(['booking', 'common'])
  const errorWords = useErrorMessage()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const { queryKey } = threadQuery(therapist.id)
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(deleteThread, { params: { id: therapist.id } }),
    onSuccess: () => {
      onDeleted()
      queryClient.setQueryData(queryKey, [])
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <div className={styles.buttons}>
        <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
          {t('message.delete')}
        </Button>
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons under a question are no set of fields
    <div role="group" aria-labelledby="delete-thread" className={styles.asking}>
      <p id="delete-thread">{t('message.delete_question', { name: therapist.name })}</p>
      {deletion.isError && (
        <Notice tone="error" role="alert">
          {errorWords(deletion.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button ref={keep} variant="secondary" onClick={() => setIsAsking(false)}>
          {t('message.delete_no')}
        </Button>
        <Button
          variant="dangerFilled"
          busy={deletion.isPending}
          busyLabel={t('common:processing')}
          onClick={() => deletion.mutate()}
        >
          {t('message.delete_yes')}
        </Button>
      </div>
    </div>
  )
}
