import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countLocalData, sumOf } from '../../data/local-data/count-local-data'
import { deleteLocalData } from '../../data/local-data/delete-local-data'
import { guestOwner } from '../../data/local-data/local-data'
import { moveGuestData } from '../../data/local-data/move-guest-data'
import { recordsOf } from '../../data/records/records-of'
import { useSyncStatus } from '../../data/records/use-sync-status'
import { useSession } from '../../lib/session/session'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Panel } from '../ui/panel'
import { LocalDataCounts } from './data-counts'
import styles from './guest-move.module.css'
import { useGuestMoveChoice } from './use-guest-move-answer'
import { useLocalData } from './use-local-data'

/**
 * Asks an account whether what a guest kept on this device shall move into it. At the door (`isAsking`) once: not again after 'Later' in this
 * visit, nor after 'Leave it here' until there is more. Elsewhere for as long as something lies here.
 */
export function GuestMove({ isAsking = false }: { isAsking?: boolean }) {
  const session = useSession()
  return session.state === 'signed_in' ? <Question uid={session.user.uid} isAsking={isAsking} /> : null
}

type Done = 'moved' | 'deleted' | 'left'

function Question({ uid, isAsking }: { uid: string; isAsking: boolean }) {
  const { t } = useTranslation('data')
  const heading = useId()
  const status = useRef<HTMLDivElement>(null)
  const waiting = useSyncStatus()?.waiting ?? 0
  const things = useLocalData(guestOwner)
  const counts = things.data ? countLocalData(things.data) : {}
  const total = sumOf(counts)
  const answer = useGuestMoveChoice(uid)
  const [done, setDone] = useState<Done | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  // The button that was pressed is gone; what came of it is read instead.
  useEffect(() => {
    if (done) status.current?.focus()
  }, [done])

  const { move, deletion } = useMoveOrDelete(uid, total, setDone)

  const isAsked = !isAsking || answer.mayAsk(total)
  if (!done && (total === 0 || !isAsked)) return null
  // What the move itself says is left; what was counted before it is out of date for a moment.
  const rest = done === 'moved' ? (move.data?.left ?? {}) : {}
  const isRest = sumOf(rest) > 0
  return (
    <Panel aria-labelledby={heading} className={styles.question}>
      <h2 id={heading}>{t('move.heading')}</h2>
      <div ref={status} role="status" tabIndex={-1}>
        {done === 'moved' && (
          <Notice tone="success">
            {isRest
              ? t('move.moved_partly')
              : waiting > 0
                ? t('move.moved_waiting', { count: waiting })
                : t('move.moved')}
          </Notice>
        )}
        {done === 'deleted' && <Notice tone="success">{t('move.deleted')}</Notice>}
        {done === 'left' && <p>{t('move.left')}</p>}
      </div>
      {(!done || isRest) && (
        <>
          {!isRest && <p>{t('move.text')}</p>}
          <LocalDataCounts counts={isRest ? rest : counts} />
          <p className={styles.note}>{t(isRest && rest.drafts ? 'move.drafts_stay' : 'move.sealed')}</p>
          {move.data?.isFailed && !isRest && (
            <Notice tone="error" role="alert">
              {t('move.not_moved')}
            </Notice>
          )}
          {(move.isError || deletion.isError) && (
            <Notice tone="error" role="alert">
              {t(move.isError ? 'move.not_moved' : 'move.not_deleted')}
            </Notice>
          )}
          {isDeleting ? (
            <div className={styles.actions}>
              <p className={styles.question}>{t('move.question')}</p>
              <Button variant="secondary" onClick={() => setIsDeleting(false)}>
                {t('move.keep')}
              </Button>
              <Button
                variant="danger"
                busy={deletion.isPending}
                onClick={() => deletion.mutate(undefined, { onSettled: () => setIsDeleting(false) })}
              >
                {t('move.confirm')}
              </Button>
            </div>
          ) : (
            <div className={styles.actions}>
              <Button busy={move.isPending} busyLabel={t('move.moving')} onClick={() => move.mutate()}>
                {t('move.move')}
              </Button>
              {isAsking && (
                <>
                  <Button
                    variant="secondary"
                    onClick={() => {
                      answer.leave(total)
                      setDone('left')
                    }}
                  >
                    {t('move.leave')}
                  </Button>
                  <Button variant="quiet" onClick={answer.later}>
                    {t('move.later')}
                  </Button>
                </>
              )}
              <Button variant="quiet" onClick={() => setIsDeleting(true)}>
                {t('move.delete')}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

/** Moves what lies on the device into the account, or deletes it; `onDone` hears what came of it. */
function useMoveOrDelete(uid: string, total: number, onDone: (done: Done) => void) {
  const queryClient = useQueryClient()
  const move = useMutation({
    networkMode: 'always',
    mutationFn: () => moveGuestData(uid),
    onSuccess: async (moved) => {
      if (!moved.isFailed || sumOf(moved.left) < total) onDone('moved')
      await queryClient.invalidateQueries({ queryKey: ['own-things'] })
      await queryClient.invalidateQueries({ queryKey: ['records', uid] })
      // What no screen reads is sent all the same; where that fails, it waits and is sent later.
      await recordsOf(uid)
        .sync()
        .catch(() => undefined)
    },
  })
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteLocalData(guestOwner),
    onSuccess: async () => {
      onDone('deleted')
      await queryClient.invalidateQueries({ queryKey: ['own-things'] })
    },
  })
  return { move, deletion }
}
