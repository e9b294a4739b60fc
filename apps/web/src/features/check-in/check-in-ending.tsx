import type { CheckIn } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Ending } from '../../components/ending/ending'
import { useIsLost } from '../../components/sync/use-where-kept'
import { Button } from '../../components/ui/button'
import { useToast } from '../../components/ui/toast'
import { useRecordActions, useRecords } from '../../data/records/use-records'
import { useNow } from '../../lib/use-now'
import type { KeptCheckIn } from './draft'
import { givenIn, monthOf } from './month/month-days'
import { useMoodWords } from './use-mood-words'

type Feeling = CheckIn['feelings'][number]

/** Offered at a point; the whole list stands with the note. */
const offered = (mood: number): readonly [Feeling, Feeling, Feeling] =>
  mood < 7 ? ['calm', 'tired', 'stressed'] : ['happy', 'calm', 'grateful']

type CheckInEndingProps = {
  record: KeptCheckIn
  /** Told what stands in the record after a word was chosen. */
  onChange: (record: KeptCheckIn) => void
  onNote: () => void
  onUndo: () => void
  onClose: () => void
}

/** What a check-in ends with on a phone. A heavy one ends with the people who help instead. */
export function CheckInEnding({ record, onChange, onNote, onUndo, onClose }: CheckInEndingProps) {
  const { t } = useTranslation(['check_in', 'frame'])
  const isLost = useIsLost()
  const { pointOf } = useMoodWords()
  const { write } = useRecordActions('check-ins')
  const checkIns = useRecords('check-ins')
  const showToast = useToast()
  const thisMonth = givenIn(monthOf(useNow()), checkIns.state === 'ready' ? checkIns.records : [])
  const { mood, feelings } = record.body

  async function choose(feeling: Feeling) {
    const chosen = feelings.includes(feeling) ? feelings.filter((other) => other !== feeling) : [...feelings, feeling]
    const changed = { ...record, body: { ...record.body, feelings: chosen } }
    onChange(changed)
    try {
      await write.mutateAsync({ id: changed.id, occurredAt: changed.occurredAt, body: changed.body })
    } catch {
      onChange(record)
      showToast({ tone: 'error', message: t('save_failed') })
    }
  }

  return (
    <Ending
      isOpen
      seed={record.id}
      title={isLost ? pointOf(mood) : t('kept.title', { point: pointOf(mood) })}
      line={isLost ? t('frame:sync.memory_guest') : t('ending.count', { count: Math.max(1, thisMonth.length) })}
      ask={t('ending.ask')}
      words={offered(mood).map((feeling) => ({
        key: feeling,
        label: t(`feelings.${feeling}`),
        isChosen: feelings.includes(feeling),
        onChoose: () => void choose(feeling),
      }))}
      actions={
        <>
          <Button variant="onstone" size="small" onClick={onNote}>
            {t('kept.more')}
          </Button>
          <Button variant="onstone" size="small" onClick={onUndo}>
            {t('kept.undo')}
          </Button>
          <Button variant="sun" size="small" onClick={onClose}>
            {t('kept.go_on')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  )
}
