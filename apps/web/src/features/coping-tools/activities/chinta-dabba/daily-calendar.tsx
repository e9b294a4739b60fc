import { calendarFile } from '@maitri/domain'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { newId } from '../../../../lib/new-id'
import { downloadFile } from '../../../../platform/download-file'
import { nextTime } from './box-hours'

/** As long as the tool takes (`docs/exercises.md`, tool 9). */
const lengthMs = 15 * 60_000

/** The reminder at the hour: an entry for the person's own calendar, every day, that says nothing of worries. It needs no account and no network. */
export function DailyCalendar({ time }: { time: string }) {
  const { t } = useTranslation('tool_writing')

  function download() {
    const now = new Date()
    const startsAt = nextTime(time, now)
    const file = calendarFile(
      {
        uid: newId(),
        sequence: 0,
        stampedAt: now.toISOString(),
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + lengthMs).toISOString(),
        summary: t('worry.calendar_summary'),
        isDaily: true,
        remindMinutesBefore: 0,
        isBusy: false,
      },
      'PUBLISH',
    )
    downloadFile('maitri.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <Button
      variant="onstone"
      icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={download}
    >
      {t('worry.calendar')}
    </Button>
  )
}
