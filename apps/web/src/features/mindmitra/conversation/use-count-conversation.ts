import { useTranslation } from 'react-i18next'
import { onlyNames } from '../../../data/records/private-ids'
import { useOnlyRecordActions } from '../../../data/records/use-records'

/**
 * Counts a conversation as an activity that says so and nothing more: one a day however often it begins anew, in any tab or device, and nothing of what was
 * said or which one it was.
 */
export function useCountConversation(): (at: number) => void {
  const { t } = useTranslation('mindmitra')
  const { write } = useOnlyRecordActions('activities')
  return (at) => {
    const moment = new Date(at)
    const body = { type: 'chat', title: t('activity') } as const
    write.mutate({ name: onlyNames.chat(moment), occurredAt: moment.toISOString(), body })
  }
}
