import { lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../components/layout/use-is-phone'
import { LaterPart } from '../../components/ui/later-part'
import { useToast } from '../../components/ui/toast'
import { useRecordActions } from '../../data/records/use-records'
import { useSessionStore } from '../../lib/session/session'
import { useCrisisSession } from '../../safety/crisis-session'
import { CheckInChange } from './check-in-change'
import { CheckInForm } from './check-in-form'
import { begunCheckIn, type CheckInDraft, draftOf, emptyDraft, type KeptCheckIn } from './draft'
import { JustKept } from './just-kept'
import { heavyUpTo } from './use-mood-words'

const CheckInEnding = lazy(async () => ({ default: (await import('./check-in-ending')).CheckInEnding }))

type CardStep =
  | { step: 'asking'; draft: CheckInDraft }
  | { step: 'ending'; record: KeptCheckIn }
  | { step: 'kept'; record: KeptCheckIn; isChanged: boolean }
  | { step: 'changing'; record: KeptCheckIn }

type CheckInCardProps = {
  ground?: 'paper' | 'stone'
  /** Told which point is chosen, and null where the question is asked anew. */
  onPoint?: (mood: number | null) => void
}

/** Asks how it is, and stays with the answer: it can be taken back, changed or followed by another one. */
export function CheckInCard({ ground = 'paper', onPoint }: CheckInCardProps) {
  const { t } = useTranslation('check_in')
  const session = useSessionStore()
  const [card, setCard] = useState<CardStep>(() => ({
    step: 'asking',
    draft: begunCheckIn.find(session) ?? emptyDraft,
  }))
  const keepBegun = useCallback((draft: CheckInDraft) => begunCheckIn.keep(session, draft), [session])
  const { remove } = useRecordActions('check-ins')
  const showToast = useToast()
  const isPhone = useIsPhone()
  const isHelpCalled = useCrisisSession().reading.tier !== 'none'

  /** A number alone ends on a phone with its kolam; heavy ones, and any with words, with what stands beside them. Nothing opens over help. */
  function afterKeeping(record: KeptCheckIn) {
    keepBegun(emptyDraft)
    const { mood, note } = record.body
    const hasEnding = isPhone && !isHelpCalled && mood > heavyUpTo && note === ''
    setCard(hasEnding ? { step: 'ending', record } : { step: 'kept', record, isChanged: false })
  }

  async function undo(record: KeptCheckIn) {
    try {
      await remove.mutateAsync(record.id)
    } catch {
      return showToast({ tone: 'error', message: t('kept.undo_failed') })
    }
    showToast({ tone: 'success', message: t('kept.undone') })
    setCard({ step: 'asking', draft: { ...draftOf(record), when: null } })
  }

  const justKept = (record: KeptCheckIn, isChanged: boolean) => (
    <JustKept
      record={record}
      isChanged={isChanged}
      ground={ground}
      onUndo={() => void undo(record)}
      onChange={() => setCard({ step: 'changing', record })}
      onAgain={() => {
        onPoint?.(null)
        setCard({ step: 'asking', draft: emptyDraft })
      }}
    />
  )

  if (card.step === 'ending')
    return (
      <LaterPart otherwise={justKept(card.record, false)}>
        <CheckInEnding
          record={card.record}
          onChange={(record) => setCard({ step: 'ending', record })}
          onNote={() => setCard({ step: 'changing', record: card.record })}
          onUndo={() => void undo(card.record)}
          onClose={() => setCard({ step: 'kept', record: card.record, isChanged: false })}
        />
      </LaterPart>
    )
  if (card.step === 'kept') return justKept(card.record, card.isChanged)
  if (card.step === 'changing')
    return (
      <CheckInChange
        key={card.record.id}
        kept={card.record}
        ground={ground}
        onPoint={onPoint}
        onKept={(record) => setCard({ step: 'kept', record, isChanged: true })}
        onLeave={() => setCard({ step: 'kept', record: card.record, isChanged: false })}
      />
    )
  return (
    <CheckInForm initial={card.draft} ground={ground} onDraft={keepBegun} onPoint={onPoint} onKept={afterKeeping} />
  )
}
