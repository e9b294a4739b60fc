import { useTranslation } from 'react-i18next'
import type { Message } from '../../../data/conversation/message'
import { useFormat } from '../../../lib/format'

/** The conversation as a text file: who said what, and when. It is made here and goes nowhere but to the person. */
export function useConversationText(): (messages: readonly Message[]) => { name: string; text: string } {
  const { t } = useTranslation('mindmitra')
  const format = useFormat()
  return (messages) => {
    const savedAt = new Date()
    const lines = messages.map(
      ({ sender, sentAt, text }) =>
        `${format.date(sentAt, 'moment')}  ${t(sender === 'user' ? 'conversation.you' : 'name')}\n${text}\n`,
    )
    return {
      name: t('export.file_name', { date: dayInDigits(savedAt) }),
      text: [
        t('export.heading'),
        t('export.saved_at', { date: format.date(savedAt, 'moment') }),
        t('what_it_is'),
        '',
        ...lines,
      ].join('\n'),
    }
  }
}

/** The day where the person is, for a file name. */
function dayInDigits(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
