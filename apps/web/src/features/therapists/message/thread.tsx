import type { ListedTherapist } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPicture } from '../../../components/picture/empty-picture'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { deviceTimeZone } from '../../../lib/format'
import { threadQuery } from '../api'
import { useTimeWords } from '../time/use-time-words'
import { DeleteThread } from './delete-thread'
import styles from './thread.module.css'

/** What was written so far, oldest first, and deleting it. */
export function Thread({ therapist }: { therapist: ListedTherapist }) {
  const { t } = useTranslation(['booking', 'common'])
  const thread = useQuery(threadQuery(therapist.id))
  const words = useTimeWords(deviceTimeZone())
  const [isDeleted, setIsDeleted] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const isGone = isDeleted && thread.data?.length === 0
  // The button that was pressed is gone; what came of it is read instead.
  useEffect(() => {
    if (isGone) status.current?.focus()
  }, [isGone])
  if (thread.data?.length === 0)
    return (
      <div className={styles.none}>
        <EmptyPicture name="letterbox" className={styles.picture} />
        <p ref={status} role="status" tabIndex={-1} className={styles.empty}>
          {t(isDeleted ? 'message.deleted' : 'message.empty')}
        </p>
      </div>
    )
  if (thread.data)
    return (
      <>
        <ol aria-label={t('message.thread')} className={styles.thread}>
          {thread.data.map(({ id, author, text, sentAt }) => (
            <li key={id} className={styles[author]}>
              <p className={styles.text}>{text}</p>
              <p className={styles.about}>
                {t('message.sent_at', {
                  author: author === 'person' ? t('message.you') : therapist.name,
                  when: `${words.shortDate(sentAt)}, ${words.time(sentAt)}`,
                })}
              </p>
            </li>
          ))}
        </ol>
        <DeleteThread therapist={therapist} onDeleted={() => setIsDeleted(true)} />
      </>
    )
  if (thread.isError)
    return (
      <FailedState
        message={t('message.failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void thread.refetch()}
        isRetrying={thread.isFetching}
      />
    )
  return <Loading label={t('message.loading')} />
}
