import { useTranslation } from 'react-i18next'
import type { Message } from '../../../data/conversation/message'
import { useFormat } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'

/** The calendar day of a message where the person is. */
export function dayOf(message: Message | undefined): string {
  return message ? new Date(message.sentAt).toDateString() : ''
}

/** How a day is called over its messages; today where there is none yet. */
export function useDayName(): (message: Message | undefined) => string {
  const { t } = useTranslation('mindmitra')
  const format = useFormat()
  const now = useNow()
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return (message) => {
    const day = message ? new Date(message.sentAt) : now
    if (day.getTime() === 0) return t('conversation.earlier')
    if (day.toDateString() === now.toDateString()) return t('conversation.today')
    if (day.toDateString() === yesterday.toDateString()) return t('conversation.yesterday')
    return format.date(day, 'day')
  }
}
