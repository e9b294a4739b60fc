import { useTranslation } from 'react-i18next'
import { useSyncStatus } from '../../data/records/use-sync-status'
import { useSession } from '../../lib/session/session'
import noticeRegion from '../layout/notice-region.module.css'
import { Notice } from '../ui/notice'
import { useIsKept } from './use-where-kept'

/** Says before anything is typed that this browser keeps nothing, or has no room left. */
export function StorageNotice() {
  const { t } = useTranslation('frame')
  const hasAccount = useSession().state === 'signed_in'
  const status = useSyncStatus()
  const isKept = useIsKept()
  if (!status || isKept) return null
  return (
    <div role="status" className={noticeRegion.region}>
      <Notice tone="info">{t(hasAccount ? 'sync.memory' : 'sync.memory_guest')}</Notice>
    </div>
  )
}
