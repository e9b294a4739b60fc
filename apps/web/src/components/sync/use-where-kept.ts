import { useTranslation } from 'react-i18next'
import { useCanKeep } from '../../data/records/use-can-keep'
import { useSyncStatus } from '../../data/records/use-sync-status'
import { useSession } from '../../lib/session/session'

/** Whether what is written here outlasts the page; also where nobody is in yet. */
export function useIsKept(): boolean {
  const status = useSyncStatus()
  const canKeep = useCanKeep()
  return (status?.isLasting ?? true) && canKeep
}

/** Where things lie that stay on the device, as `words` say it; where nothing outlasts the page, that. */
export function useWhereKept(): (words: string) => string {
  const { t } = useTranslation('frame')
  const isKept = useIsKept()
  return (words) => (isKept ? words : t('sync.memory_guest'))
}

/** Whether what was just written is gone with the page: an account's goes to the server all the same. */
export function useIsLost(): boolean {
  const isKept = useIsKept()
  return useSession().state === 'guest' && !isKept
}
