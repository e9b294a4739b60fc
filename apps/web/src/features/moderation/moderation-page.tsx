import { readModerationQueue } from '@maitri/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/picture/empty-state'
import { ButtonLink } from '../../components/ui/button'
import { FailedState } from '../../components/ui/failed-state'
import { Loading } from '../../components/ui/loading'
import { paths } from '../../config/paths'
import { ownerOf } from '../../data/records/owner-records'
import { ApiError, callApi } from '../../lib/api-client'
import { useSetPageTitle } from '../../lib/page-title'
import { useSession } from '../../lib/session/session'
import { ModeratedItem } from './moderated-item'
import styles from './moderation-page.module.css'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** What waits for a moderator, and what was decided; everybody else finds nothing here. */
export function ModerationPage() {
  const { t } = useTranslation(['moderation', 'common'])
  useSetPageTitle(t('page.title'))
  const owner = ownerOf(useSession())
  const client = useQueryClient()
  const queryKey = ['moderation', owner]
  const queue = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readModerationQueue, {}, { signal }),
    networkMode: 'always',
  })
  const list = useRef<HTMLDivElement>(null)
  const isNobody =
    queue.error instanceof ApiError && (queue.error.code === 'not_found' || queue.error.code === 'unauthenticated')

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    // Inside a choice the arrows are the choice's own.
    if (step === undefined || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      return
    const items = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])]
    const at = items.findIndex((item) => item.contains(document.activeElement))
    event.preventDefault()
    items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus()
  }

  const articleOf = (id: string) => list.current?.querySelector<HTMLElement>(`article[data-group="${id}"]`)

  /** Once a decision took a group off the queue, the focus goes to the next that waits, or to the heading: the queue is emptied by keyboard. */
  async function goOn(id: string) {
    const before = queue.data?.waiting.map((group) => group.id) ?? []
    const at = before.indexOf(id)
    const decided = articleOf(id)
    await client.invalidateQueries({ queryKey })
    const isWaiting = client.getQueryData<typeof queue.data>(queryKey)?.waiting.some((group) => group.id === id)
    const focused = document.activeElement
    const isElsewhere = focused !== document.body && !decided?.contains(focused) && !articleOf(id)?.contains(focused)
    if (at < 0 || isWaiting || isElsewhere) return
    const next = before[at + 1] ?? before[at - 1]
    const following = next === undefined ? null : articleOf(next)
    const target = following ?? list.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the articles inside
    <div className={`page ${styles.page}`} ref={list} onKeyDown={move}>
      <h1 tabIndex={-1}>{t('page.title')}</h1>
      {queue.isPending && <Loading label={t('common:loading')} />}
      {queue.isError &&
        (isNobody ? (
          <EmptyState
            picture="milestone"
            message={t('page.not_here')}
            action={
              <ButtonLink to={paths.community} variant="secondary">
                {t('page.back')}
              </ButtonLink>
            }
          />
        ) : (
          <FailedState
            message={t('page.not_loaded')}
            retryLabel={t('common:try_again')}
            onRetry={() => void queue.refetch()}
          />
        ))}
      {queue.data && (
        <>
          <p>{t('page.lead')}</p>
          {(['waiting', 'settled'] as const).map((part) => (
            <section key={part} aria-labelledby={`moderation-${part}`} className={styles.part}>
              <h2 id={`moderation-${part}`}>{t(`page.${part}`)}</h2>
              {queue.data[part].length === 0 && <p>{t('page.nothing')}</p>}
              {queue.data[part].map((group) => (
                <ModeratedItem key={group.id} group={group} onDecided={() => goOn(group.id)} />
              ))}
            </section>
          ))}
        </>
      )}
    </div>
  )
}
