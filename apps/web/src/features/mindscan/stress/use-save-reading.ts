import type { StressReadingBody } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../components/ui/toast'
import { useRecordActions } from '../../../data/records/use-records'
import { newId } from '../../../lib/new-id'

/** Saves a reading of this moment, for accounts and guests alike, and says so. */
export function useSaveReading() {
  const { t } = useTranslation('stress')
  const { write } = useRecordActions('stress-readings')
  const showToast = useToast()
  return {
    save(body: StressReadingBody) {
      write.mutate(
        { id: newId(), occurredAt: new Date().toISOString(), body },
        { onSuccess: () => showToast({ tone: 'success', message: t('save.done') }) },
      )
    },
    isSaving: write.isPending,
    isNotKept: write.isError,
  }
}
