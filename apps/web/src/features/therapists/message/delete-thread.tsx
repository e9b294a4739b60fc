import { deleteThread, type ListedTherapist } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { callApi } from '../../../lib/api-client'
import { threadQuery } from '../api'
import { QuestionInPlace } from '../question-in-place'

type DeleteThreadProps = { therapist: ListedTherapist; onDeleted: () => void }

/** Deletes the whole thread after a question, which says what the practice keeps. */
export function DeleteThread({ therapist, onDeleted }: DeleteThreadProps) {
  const { t } = useTranslation('booking')
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { queryKey } = threadQuery(therapist.id)
  const deletion = useMutation({
    // Offline it fails at once, rather than delete when nobody looks any more.
    networkMode: 'always',
    mutationFn: () => callApi(deleteThread, { params: { id: therapist.id } }),
    onSuccess: () => {
      onDeleted()
      queryClient.setQueryData(queryKey, [])
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  // The question is gone, and the focus would go with it.
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) ask.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (!isAsking)
    return (
      <div>
        <Button ref={ask} variant="danger" size="small" onClick={() => setIsAsking(true)}>
          {t('message.delete')}
        </Button>
      </div>
    )
  return (
    <QuestionInPlace
      question={t('message.delete_question', { name: therapist.name })}
      keepLabel={t('message.delete_no')}
      changeLabel={t('message.delete_yes')}
      change={deletion}
      onKeep={() => setIsAsking(false)}
      onChange={() => deletion.mutate()}
    />
  )
}
