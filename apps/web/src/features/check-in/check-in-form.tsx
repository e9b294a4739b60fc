import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import styles from './check-in-form.module.css'
import { type CheckInDraft, draftOf, emptyDraft, type KeptCheckIn } from './draft'
import { MoodScale } from './mood-scale'
import { useKeepCheckIn } from './use-keep-check-in'

/** With the crisis gate, which the number alone does not need. */
const CheckInDetails = lazy(() => import('./check-in-details').then((module) => ({ default: module.CheckInDetails })))

type CheckInFormProps = {
  /** The check-in that is changed; null for a new one. */
  kept?: KeptCheckIn | null
  /** What a new one begins with, for instance after it was taken back. */
  initial?: CheckInDraft
  ground?: 'paper' | 'stone'
  /** Another act beside saving. */
  aside?: ReactNode
  onKept: (record: KeptCheckIn) => void
  /** The way out that changes nothing. */
  onLeave?: (() => void) | undefined
}

/** The number is kept by one press; feelings, a note and another time are opened beside it and kept with it. */
export function CheckInForm({
  kept = null,
  initial = kept ? draftOf(kept) : emptyDraft,
  ground = 'paper',
  aside,
  onKept,
  onLeave,
}: CheckInFormProps) {
  const { t } = useTranslation(['check_in', 'common'])
  const [draft, setDraft] = useState(initial)
  const [isOpen, setIsOpen] = useState(kept !== null)
  const [isMissing, setIsMissing] = useState(false)
  const { keep, keeping } = useKeepCheckIn(kept)

  function change(next: Partial<CheckInDraft>) {
    setDraft((current) => ({ ...current, ...next }))
    if (next.mood !== undefined) setIsMissing(false)
  }

  /** Answers what was kept; null where a point is still to be chosen, or the device refused. */
  async function keepDraft(): Promise<KeptCheckIn | null> {
    setIsMissing(draft.mood === null)
    return keep(draft)
  }

  async function saveNumber() {
    const record = await keepDraft()
    if (record) onKept(record)
  }

  return (
    <div className={styles.form}>
      <MoodScale
        mood={draft.mood}
        isFirst={kept !== null || initial.mood !== null}
        onChange={(mood) => change({ mood })}
      >
        {!isOpen && (
          <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
            {t('more')}
          </button>
        )}
      </MoodScale>
      <div role="status">
        {isMissing && <Notice tone="info">{t('choose_first')}</Notice>}
        {keeping === 'save_failed' && <Notice tone="error">{t('save_failed')}</Notice>}
      </div>
      {isOpen ? (
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          <CheckInDetails
            draft={draft}
            isChange={kept !== null}
            isBusy={keeping === 'busy'}
            ground={ground}
            onChange={change}
            onSave={keepDraft}
            onKept={onKept}
            onLeave={onLeave ?? (() => setIsOpen(false))}
          />
        </Suspense>
      ) : (
        <div className={styles.acts}>
          <Button
            variant={ground === 'stone' ? 'sun' : 'primary'}
            size={ground === 'stone' ? 'large' : 'medium'}
            busy={keeping === 'busy'}
            onClick={() => void saveNumber()}
          >
            {t('save')}
          </Button>
          {aside}
        </div>
      )}
    </div>
  )
}
