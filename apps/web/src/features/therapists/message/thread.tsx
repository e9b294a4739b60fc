import type { ListedTherapist } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { deviceTimeZone } from '../../../lib/format'
import { threadQuery } from '../api'
import { useTimeWords } from '../time/use-time-words'
import styles from './thread.module.css'

/** What was written so far, oldest first. */
export function Thread({ therapist }: { therapist: ListedTherapist }) {
  const { t } = useTranslation(['booking', 'common'])
  const thread = useQuery(threadQuery(therapist.id))
  const words = useTimeWords(deviceTimeZone())
  if (thread.data?.length === 0) return <p className={styles.empty}>{t('message.empty')}</p>
  if (thread.data)
    return (
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
