import { spokenLanguage } from '@maitri/content/spoken-language'
import type { Booking } from '@maitri/contracts'
import { calendarFile } from '@maitri/domain'
import { CalendarArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { deviceTimeZone } from '../../../lib/format'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { downloadFile } from '../../../platform/download-file'
import { useTimeWords } from '../time/use-time-words'
import { standingTime } from './standing-time'

/** How long before it the calendar reminds, in minutes. */
const remindMinutesBefore = 30

/** The appointment, or its cancellation, as a file for a calendar. Calendars are shared: it names no one and says nothing of what it is about. */
export function CalendarDownload({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const words = useTimeWords(deviceTimeZone())
  const isCancelled = booking.state === 'cancelled'

  function download() {
    const { startsAt, endsAt, state } = standingTime(booking)
    const { id, sequence, updatedAt, address, meetingLink, sessionLanguage } = booking
    const event = {
      uid: id,
      sequence,
      startsAt,
      endsAt,
      stampedAt: updatedAt,
      remindMinutesBefore,
      isBusy: true,
      isTentative: state === 'requested',
      description:
        sessionLanguage === null
          ? undefined
          : `${t('place.language')}: ${spokenLanguage(sessionLanguage, currentLanguage())}`,
      location: address ?? undefined,
      url: meetingLink ?? undefined,
    }
    const file = calendarFile({ ...event, summary: t('calendar.title') }, isCancelled ? 'CANCEL' : 'PUBLISH')
    const name = t(isCancelled ? 'calendar.file_cancelled' : 'calendar.file')
    downloadFile(`${name}-${booking.reference}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<CalendarArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />}
      aria-label={t('calendar.download_of', {
        when: `${words.longDate(booking.startsAt)}, ${words.time(booking.startsAt)}`,
      })}
      onClick={download}
    >
      {t(isCancelled ? 'calendar.download_cancelled' : 'calendar.download')}
    </Button>
  )
}
