import { useTranslation } from 'react-i18next'
import { useSyncStatus } from '../../data/records/use-sync-status'
import { useSession } from '../../lib/session/session'
import styles from './sync-line.module.css'

/** One quiet line that is always true: what of an account's things still waits, or that all is saved. */
export function SyncLine() {
  const { t } = useTranslation('frame')
  const hasAccount = useSession().state === 'signed_in'
  const status = useSyncStatus()
  if (!hasAccount || !status) return null
  const { waiting, refused, isWhole, state } = status
  const line =
    refused > 0
      ? t('sync.refused', { count: refused })
      : waiting > 0
        ? t('sync.waiting', { count: waiting })
        : state === 'busy' && !isWhole
          ? t('sync.busy')
          : // Nothing waits, so that all that was written here is with the account, also where what is new elsewhere is not known.
            t('sync.saved')
  return <p className={styles.line}>{line}</p>
}
