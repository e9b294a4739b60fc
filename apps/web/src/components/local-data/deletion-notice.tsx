import type { DeletionReceipt } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeletionNotice } from '../../data/deletion-notice'
import { partWords } from '../../data/local-data/part-labels'
import { useFormat } from '../../lib/format'
import { downloadText } from '../../platform/download-text'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './deletion-notice.module.css'

/** What was done, read out where the person now stands; after a deletion with its receipt. */
export function DeletionNoticePanel({ notice }: { notice: DeletionNotice }) {
  const { t } = useTranslation('data')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { isDeviceCleared } = notice
  return (
    <div ref={panel} tabIndex={-1} className={styles.deletionNotice}>
      {notice.after === 'clearing' ? (
        <Notice tone={isDeviceCleared ? 'success' : 'error'} role="status">
          {t(isDeviceCleared ? 'deletion_notice.cleared' : 'deletion_notice.not_cleared')}
        </Notice>
      ) : (
        <>
          <Notice tone={notice.receipt ? 'success' : 'info'} role="status">
            {t(notice.receipt ? 'deletion_notice.deleted' : 'deletion_notice.deleted_without_receipt')}
          </Notice>
          {!isDeviceCleared && <Notice tone="error">{t('deletion_notice.device_failed')}</Notice>}
          {notice.receipt && <Receipt receipt={notice.receipt} />}
        </>
      )}
    </div>
  )
}

function Receipt({ receipt: { id, deletedAt, counts } }: { receipt: DeletionReceipt }) {
  const { t } = useTranslation('data')
  const format = useFormat()
  const date = format.date(deletedAt, 'long_moment')
  const lines = Object.entries(counts).map(([part, count]) => `- ${partWords(t, part)}: ${count}`)
  return (
    <div className={styles.receipt}>
      <p>{t('deletion_notice.receipt', { id, date })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          downloadText(
            'maitri-deletion-receipt.txt',
            t('deletion_notice.receipt_text', { id, date: `${date} (${deletedAt})`, counts: lines.join('\n') }),
          )
        }
      >
        {t('deletion_notice.save_receipt')}
      </Button>
    </div>
  )
}
