import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { useUnreadWords } from '../../safety/use-unread-words'
import styles from './check-in-form.module.css'
import { type CheckInDraft, draftOf, emptyDraft, hasDetails, type KeptCheckIn } from './draft'
import { MoodScale } from './mood-scale'
import { useDetails } from './use-details'
import { useKeepCheckIn } from './use-keep-check-in'

type CheckInFormProps = {
  /** The check-in that is changed; null for a new one. */
  kept?: KeptCheckIn | null
  /** What stood in the kept one when the change was begun. */
  begun?: CheckInDraft | null
  /** What a new one begins with, for instance after it was taken back. */
  initial?: CheckInDraft
  ground?: 'paper' | 'stone'
  /** Told of every change, so that what was begun is not lost with the screen. */
  onDraft?: (draft: CheckInDraft) => void
  /** Told which point is chosen. */
  onPoint?: ((mood: number) => void) | undefined
  onKept: (record: KeptCheckIn) => void
  /** The way out that changes nothing. */
  onLeave?: (() => void) | undefined
}

/** The number is kept by one tap; feelings, a note and another time are opened beside it and kept with it, by the button. */
export function CheckInForm({
  kept = null,
  begun = kept && draftOf(kept),
  initial = kept ? draftOf(kept) : emptyDraft,
  ground = 'paper',
  onDraft,
  onPoint,
  onKept,
  onLeave,
}: CheckInFormProps) {
  const { t } = useTranslation(['check_in', 'common'])
  const [draft, setDraft] = useState(initial)
  const details = useDetails(kept !== null || hasDetails(initial))
  const [isMissing, setIsMissing] = useState(false)
  const { keep, keeping } = useKeepCheckIn(kept, begun)
  const unreadWords = useUnreadWords()
  const { mood } = draft
  useEffect(() => {
    onDraft?.(draft)
  }, [onDraft, draft])

  function change(next: Partial<CheckInDraft>) {
    setDraft((current) => ({ ...current, ...next }))
    if (next.mood === undefined || next.mood === null) return
    setIsMissing(false)
    onPoint?.(next.mood)
  }

  /** Leaves only the point behind: what the gate has not read is never kept with it. */
  function leaveDetails() {
    setDraft(({ mood }) => ({ ...emptyDraft, mood }))
    details.close()
  }

  /** Answers what was kept; null where a point is still to be chosen, or the device refused. */
  async function keepDraft(): Promise<KeptCheckIn | null> {
    setIsMissing(draft.mood === null)
    return keep(draft)
  }

  async function saveNumber(point: number) {
    if (keeping === 'busy') return
    const record = await keep({ ...draft, mood: point })
    if (record) onKept(record)
  }

  return (
    <div className={styles.form}>
      <MoodScale
        mood={mood}
        isFirst={kept !== null || initial.mood !== null}
        onChange={(mood) => change({ mood })}
        onChoose={details.isOpen ? undefined : (point) => void saveNumber(point)}
        action={
          // For whoever came to the point by keys, and where keeping it failed.
          !details.isOpen &&
          mood !== null && (
            <Button
              variant={ground === 'stone' ? 'sun' : 'primary'}
              size={ground === 'stone' ? 'large' : 'medium'}
              busy={keeping === 'busy'}
              onClick={() => void saveNumber(mood)}
            >
              {t('save')}
            </Button>
          )
        }
      >
        {!details.isOpen && (
          <button type="button" className={styles.more} onClick={details.open}>
            {t('more')}
          </button>
        )}
      </MoodScale>
      <div role="status">
        {isMissing && <Notice tone="info">{t('choose_first')}</Notice>}
        {details.isMissing && <Notice tone="error">{unreadWords}</Notice>}
        {keeping === 'save_failed' && <Notice tone="error">{t('save_failed')}</Notice>}
      </div>
      {details.isOpen && (
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          {details.Details ? (
            <details.Details
              draft={draft}
              isChange={kept !== null}
              isBusy={keeping === 'busy'}
              ground={ground}
              onChange={change}
              onSave={keepDraft}
              onKept={onKept}
              onLeave={onLeave ?? leaveDetails}
            />
          ) : (
            <Loading label={t('common:loading')} />
          )}
        </Suspense>
      )}
      {!details.isOpen && onLeave && (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      )}
    </div>
  )
}
