import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useWorryReminder } from '../../../../data/reminders/use-worry-reminder'
import { useWorryTime, type WorryTime } from '../../../../data/reminders/use-worry-time'
import { Cards } from '../../player/cards'
import writing from '../../writings/writing.module.css'
import { StoneChoices } from '../stone-choices'
import { BoxFigure } from './box-figure'
import styles from './chinta-dabba.module.css'
import { DailyTime } from './daily-time'
import type { WorryBox } from './use-worries'
import { WorryReminder } from './worry-reminder'

const senses = ['see', 'hear', 'touch'] as const

/** The lid goes on, and the attention goes to a sense. */
export function CloseStep({ box }: { box: WorryBox }) {
  const { t } = useTranslation('tool_writing')
  const { times, keep } = useWorryTime()
  const reminder = useWorryReminder(times?.time ?? null)
  const [isClosed, setIsClosed] = useState(false)
  const [sense, setSense] = useState<(typeof senses)[number] | null>(null)

  function keepTimes(next: WorryTime | null) {
    keep(next)
    reminder.follow(next?.time ?? null)
  }

  return (
    <Cards>
      <div className={styles.box}>
        <BoxFigure isOpen={!isClosed} slips={box.waiting.length} drops={0} className={styles.boxFigure} />
        <p role="status">
          {isClosed
            ? t('worry.is_closed')
            : box.waiting.length === 0
              ? t('worry.none')
              : t('worry.count', { count: box.waiting.length })}
        </p>
        <Button variant="sun" onClick={() => setIsClosed(!isClosed)}>
          {t(isClosed ? 'worry.open_again' : 'worry.close')}
        </Button>
      </div>
      <div>
        <StoneChoices
          legend={t('worry.sense')}
          options={senses.map((one) => ({ value: one, label: t(`worry.senses.${one}`) }))}
          value={sense}
          onChange={setSense}
        />
        <p role="status" className={writing.row}>
          {sense && t(`worry.sense_notes.${sense}`)}
        </p>
      </div>
      <DailyTime times={times} onKeep={keepTimes} />
      {times && <WorryReminder time={times.time} reminder={reminder} />}
    </Cards>
  )
}
