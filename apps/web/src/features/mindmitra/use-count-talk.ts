import { useTranslation } from 'react-i18next'
import { idOf } from '../../lib/id-of'
import { useRecordActs, useRecords } from '../../lib/records/use-records'

/** Counts a talk as an activity, one a day however often it begins anew, in any tab or device; nothing that was said goes with it. */
export function useCountTalk(): (at: number) => void {
  const { t } = useTranslation('mindmitra')
  // Read here as well, so that what was counted offline is sent later.
  useRecords('activities')
  const { write } = useRecordActs('activities')
  return (at) => {
    const moment = new Date(at)
    write.mutate({
      id: idOf(`chat ${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`),
      occurredAt: moment.toISOString(),
      body: { type: 'chat', title: t('activity') },
    })
  }
}
