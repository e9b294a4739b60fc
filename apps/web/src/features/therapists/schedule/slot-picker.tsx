import type { Therapist } from '@maitri/contracts'
import { dayOf, isSameClock } from '@maitri/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { RadioChips } from '../../../components/ui/radio-chips'
import { deviceTimeZone, useFormat } from '../../../lib/format'
import { slotsQuery } from '../api'
import { cellOf, slotDays } from '../time/slot-days'
import { useTimeWords } from '../time/use-time-words'
import type { SlotChoice, SlotProblems } from './slot-choice'
import styles from './slot-picker.module.css'

type SlotPickerProps = {
  therapist: Pick<Therapist, 'id' | 'name'>
  choice: SlotChoice
  onChoose: (choice: SlotChoice) => void
  /** What is missing, once somebody tried to go on. */
  problems: SlotProblems
  /** Begins the ids of the first day and the first time, where a form leads to what is missing. */
  id: string
}

/** The free slots of the next four weeks: a day, then its times, in the person's own time zone or the therapist's. */
export function SlotPicker({ therapist, choice, onChoose, problems, id }: SlotPickerProps) {
  const { t } = useTranslation(['booking', 'common'])
  const slots = useQuery(slotsQuery(therapist.id))
  if (slots.data)
    return slots.data.slots.length > 0 ? (
      <FreeSlots
        therapist={therapist}
        choice={choice}
        onChoose={onChoose}
        problems={problems}
        id={id}
        slots={slots.data.slots}
        theirZone={slots.data.timeZone}
      />
    ) : (
      <Notice tone="info">{t('slots.none')}</Notice>
    )
  if (slots.isError)
    return (
      <FailedState
        message={t('slots.failed')}
        retryLabel={t('common:try_again')}
        onRetry={() => void slots.refetch()}
        isRetrying={slots.isFetching}
      />
    )
  if (slots.fetchStatus === 'paused') return <Notice tone="info">{t('slots.offline')}</Notice>
  return <Loading label={t('slots.loading')} />
}

type FreeSlotsProps = SlotPickerProps & { slots: readonly string[]; theirZone: string }

function FreeSlots({ therapist, choice, onChoose, problems, id, slots, theirZone }: FreeSlotsProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const ownZone = deviceTimeZone()
  const [zone, setZone] = useState<'own' | 'theirs'>('own')
  const timeZone = zone === 'own' ? ownZone : theirZone
  const words = useTimeWords(timeZone)
  const times = useRef<HTMLDivElement>(null)
  const days = slotDays(slots, timeZone)
  const chosen = days.find(({ day }) => day === choice.day)
  const nameOf = (name: string) => format.zoneName(name, slots[0] ?? Date.now())

  return (
    <div className={styles.picker}>
      {isSameClock(ownZone, theirZone, slots) ? (
        <p className={styles.zone}>{t('slots.in_zone', { zone: nameOf(ownZone) })}</p>
      ) : (
        <RadioChips
          legend={t('slots.zone')}
          options={[
            { value: 'own', label: t('slots.your_zone', { zone: nameOf(ownZone) }) },
            { value: 'theirs', label: t('slots.their_zone', { name: therapist.name, zone: nameOf(theirZone) }) },
          ]}
          value={zone}
          onChange={(next) => {
            setZone(next)
            const { startsAt } = choice
            onChoose({ day: startsAt && dayOf(startsAt, next === 'own' ? ownZone : theirZone), startsAt })
          }}
        />
      )}
      <RadioChips
        id={`${id}-date`}
        legend={t('slots.date')}
        className={styles.days}
        lead={<WeekdayNames />}
        options={days.map(({ day, slots: [first = ''] }) => ({
          value: day,
          cell: cellOf(day, days[0]?.day ?? day),
          label: (
            <>
              <span className="visually-hidden">{words.longDate(first)}</span>
              <span className={styles.day} aria-hidden="true">
                <span className={styles.number}>{Number(day.slice(8))}</span>
                <span className={styles.month}>{words.month(first)}</span>
              </span>
            </>
          ),
        }))}
        value={choice.day}
        onChange={(day) => {
          // On a phone the times stand below the calendar, and out of sight until they are there to be scrolled to.
          flushSync(() => onChoose({ day, startsAt: null }))
          times.current?.scrollIntoView({ block: 'nearest' })
        }}
        error={problems.date && t(`slots.${problems.date}`)}
      />
      <div ref={times} className={styles.times}>
        <RadioChips
          id={`${id}-time`}
          legend={t('slots.time')}
          className={styles.hours}
          options={(chosen?.slots ?? []).map((slot) => ({ value: slot, label: words.time(slot) }))}
          value={choice.startsAt}
          onChange={(startsAt) => onChoose({ day: choice.day, startsAt })}
          error={problems.time && t(`slots.${problems.time}`)}
        />
        {!chosen && <p className={styles.zone}>{t('slots.date_first')}</p>}
      </div>
    </div>
  )
}

/** A Monday; only the names of its week's days are used. */
const monday = Date.UTC(2026, 0, 5, 12)

/** Above the days, which stand below their weekdays; each day says its own to who cannot see that. */
function WeekdayNames() {
  const words = useTimeWords('UTC')
  return [0, 1, 2, 3, 4, 5, 6].map((day) => (
    <span key={day} className={styles.weekday} aria-hidden="true">
      <span className={styles.short}>{words.weekday(new Date(monday + day * 86_400_000))}</span>
      <span className={styles.narrow}>{words.narrowWeekday(new Date(monday + day * 86_400_000))}</span>
    </span>
  ))
}
