import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLost } from '../../../components/sync/use-where-kept'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import type { Reading } from '../../../data/reading'
import { useRecordActions } from '../../../data/records/use-records'
import { ownFeelingId } from './own-feeling'
import { useStoredReading } from './use-stored-reading'
import styles from './verdict.module.css'

const verdicts = ['felt_right', 'felt_wrong'] as const

/** Whether a reading felt right to the person; pressed again it is taken back. Stored with the reading, by the same write. */
export function Verdict({ reading }: { reading: Reading }) {
  const { t } = useTranslation('mindscan')
  const { write } = useRecordActions('analyses')
  const askId = useId()
  const isLost = useIsLost()
  const { id, occurredAt, body } = useStoredReading(reading)

  return (
    <Group aria-labelledby={askId} className={styles.verdict}>
      <p id={askId}>{t('result.verdict.ask')}</p>
      <div className={styles.chips}>
        {verdicts.map((verdict) => {
          const isPressed = body.verdict === verdict
          return (
            <Chip
              key={verdict}
              isPressed={isPressed}
              onClick={() => {
                write.mutate({ id, occurredAt, body: { ...body, verdict: isPressed ? undefined : verdict } })
                // Their own word is asked for above, mostly out of view.
                if (verdict === 'felt_wrong' && !isPressed && !body.ownWord)
                  document.getElementById(ownFeelingId)?.focus()
              }}
            >
              {t(`result.verdict.${verdict}`)}
            </Chip>
          )
        })}
      </div>
      <p className={styles.hint} role={write.isError ? 'alert' : undefined}>
        {t(write.isError ? 'result.verdict.failed' : isLost ? 'result.verdict.hint_lost' : 'result.verdict.hint')}
      </p>
    </Group>
  )
}
