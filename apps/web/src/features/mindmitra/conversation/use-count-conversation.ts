import { useTranslation } from 'react-i18next'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { derivedId } from '../../../lib/derived-id'

/**
 * Counts a conversation as an activity that says so and nothing more: one a day however often it begins anew, in any tab or device, and nothing of what was
 * said or which one it was.
 */
export function useCountConversation(): (at: number) => void {
  const { t } = useTranslation('mindmitra')
  // Read here as well, so that what was counted offline is sent later.
  const activities = useRecords('activities')
  const { write } = useRecordActions('activities')
  return (at) => {
    const moment = new Date(at)
    const id = derivedId(`chat ${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`)
    if (activities.state === 'ready' && activities.records.some((record) => record.id === id)) return
    write.mutate({ id, occurredAt: moment.toISOString(), body: { type: 'chat', title: t('activity') } })
  }
}
