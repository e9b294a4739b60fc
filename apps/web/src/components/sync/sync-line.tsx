import { type RecordLimit, recordBytesMax, recordsMax } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useSyncStatus } from '../../data/records/use-sync-status'
import { useFormat } from '../../lib/format'
import { useSession } from '../../lib/session/session'
import styles from './sync-line.module.css'

/** One quiet line that is always true: what of an account's things still waits, or that all is saved. */
export function SyncLine() {
  const { t } = useTranslation('frame')
  const format = useFormat()
  const hasAccount = useSession().state === 'signed_in'
  const status = useSyncStatus()
  if (!hasAccount || !status) return null
  /** Which limit, and what makes room. Deletions have one too, which no person meets. */
  function limitWords(met: RecordLimit | null): string | null {
    if (met === 'records') return t('sync.limit_records', { most: format.number(recordsMax) })
    return met === 'bytes' ? t('sync.limit_bytes', { most: format.number(recordBytesMax / 1_000_000) }) : null
  }

  const { waiting, refused, limit, isWhole, state } = status
  const line =
    refused > 0
      ? [t('sync.refused', { count: refused }), limitWords(limit)].filter(Boolean).join(' ')
      : waiting > 0
        ? t('sync.waiting', { count: waiting })
        : state === 'busy' && !isWhole
          ? t('sync.busy')
          : // Nothing waits, so that all that was written here is with the account, also where what is new elsewhere is not known.
            t('sync.saved')
  return <p className={styles.line}>{line}</p>
}
