import { useTranslation } from 'react-i18next'
import { useRecordActions, useRecords } from '../../../data/records/use-records'
import { derivedId } from '../../../lib/derived-id'

/** Counts a conversation as an activity, one a day however often it begins anew, in any tab or device; nothing that was said goes with it. */
export function useCountConversation(): (at: number) => void {
  const { t } = useTranslation('mindmitra')
  // Read here as well, so that what was counted offline is sent later.
  useRecords('activities')
  const { write } = useRecordActions('activities')
  return (at) => {
    const moment = new Date(at)
    write.mutate({
      id: derivedId(`chat ${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`),
      occurredAt: moment.toISOString(),
      body: { type: 'chat', title: t('activity') },
    })
  }
}
