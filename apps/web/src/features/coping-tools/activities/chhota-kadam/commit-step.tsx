import { calendarFile } from '@maitri/domain'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Checkbox } from '../../../../components/ui/checkbox'
import { useFormat } from '../../../../lib/format'
import { downloadFile } from '../../../../platform/download-file'
import { KeepRow } from '../../writings/keep-row'
import type { Keeping } from '../../writings/use-keeping'
import styles from '../../writings/writing.module.css'
import { momentOf, type StepPlan } from './step-plan'

/** The plan as a whole: read once, kept, and put into a calendar if it has a time. */
export function CommitStep({ plan, sentence, keeping }: { plan: StepPlan; sentence: string; keeping: Keeping }) {
  const { t } = useTranslation('tool_writing')
  const format = useFormat()
  const plannedFor = momentOf(plan)
  if (keeping.state === 'nothing') return <p>{t('step.no_action')}</p>
  return (
    <>
      <section className={styles.summary} aria-label={t('step.plan')}>
        <p className={styles.lead}>{plan.action}</p>
        <p>
          {[
            t('minutes', { count: plan.minutes }),
            plannedFor ? format.date(plannedFor, 'moment') : t('step.open_time'),
            plan.where.trim(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {sentence && <p>{sentence}</p>}
      </section>
      <KeepRow keeping={keeping} />
      {plannedFor ? (
        <CalendarEntry plan={plan} plannedFor={plannedFor} />
      ) : (
        <p className={styles.quiet}>{t('step.calendar_open')}</p>
      )}
      <p className={styles.quiet}>{t('step.later')}</p>
    </>
  )
}

function CalendarEntry({ plan, plannedFor }: { plan: StepPlan; plannedFor: string }) {
  const { t } = useTranslation('tool_writing')
  const [hasWords, setHasWords] = useState(false)

  function download() {
    const file = calendarFile(
      {
        uid: plan.id,
        sequence: 0,
        stampedAt: new Date().toISOString(),
        startsAt: plannedFor,
        endsAt: new Date(Date.parse(plannedFor) + plan.minutes * 60_000).toISOString(),
        summary: t('step.calendar_summary'),
        description: hasWords ? plan.action.trim() : undefined,
        remindMinutesBefore: 0,
        isBusy: false,
      },
      'PUBLISH',
    )
    downloadFile(`${t('step.calendar_name')}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <div className={styles.keepRow}>
      <Checkbox
        label={t('step.calendar_words')}
        hint={t('step.calendar_hint')}
        checked={hasWords}
        onChange={(event) => setHasWords(event.target.checked)}
      />
      <Button
        variant="onstone"
        icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={download}
      >
        {t('step.calendar')}
      </Button>
    </div>
  )
}
