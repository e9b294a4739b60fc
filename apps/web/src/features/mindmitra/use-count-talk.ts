import { useTranslation } from 'react-i18next'
import { newId } from '../../lib/new-id'
import { useRecordActs, useRecords } from '../../lib/records/use-records'

/** Counts a talk as an activity, once a day and conversation; nothing that was said goes with it. */
export function useCountTalk(): (at: number) => void {
  const { t } = useTranslation('mindmitra')
  // Read here as well, so that what was counted offline is sent later.
  useRecords('activities')
  const { write } = useRecordActs('activities')
  return (at) =>
    write.mutate({
      id: newId(),
      occurredAt: new Date(at).toISOString(),
      body: { type: 'chat', title: t('activity') },
    })
}
