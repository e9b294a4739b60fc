import type { DeletionReceipt } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeletionNotice } from '../../data/deletion-notice'
import { partWords } from '../../data/local-data/part-labels'
import { downloadText } from '../../platform/download-text'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './deletion-notice.module.css'

/** What was done, read out where the person now stands; after a deletion with its receipt. */
export function DeletionNoticePanel({ farewell }: { farewell: DeletionNotice }) {
  const { t } = useTranslation('data')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { isDeviceCleared } = farewell
  return (
    <div ref={notice} tabIndex={-1} className={styles.farewell}>
      {farewell.after === 'clearing' ? (
        <Notice tone={isDeviceCleared ? 'success' : 'error'} role="status">
          {t(isDeviceCleared ? 'farewell.cleared' : 'farewell.not_cleared')}
        </Notice>
      ) : (
        <>
          <Notice tone={farewell.receipt ? 'success' : 'info'} role="status">
            {t(farewell.receipt ? 'farewell.deleted' : 'farewell.deleted_without_receipt')}
          </Notice>
          {!isDeviceCleared && <Notice tone="error">{t('farewell.device_failed')}</Notice>}
          {farewell.receipt && <Receipt receipt={farewell.receipt} />}
        </>
      )}
    </div>
  )
}

function Receipt({ receipt: { id, deletedAt, counts } }: { receipt: DeletionReceipt }) {
  const { t, i18n } = useTranslation('data')
  const date = new Intl.DateTimeFormat(`${i18n.language}-IN`, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(deletedAt),
  )
  const lines = Object.entries(counts).map(([part, count]) => `- ${partWords(t, part)}: ${count}`)
  return (
    <div className={styles.receipt}>
      <p>{t('farewell.receipt', { id, date })}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          downloadText(
            'maitri-deletion-receipt.txt',
            t('farewell.receipt_text', { id, date: `${date} (${deletedAt})`, counts: lines.join('\n') }),
          )
        }
      >
        {t('farewell.save_receipt')}
      </Button>
    </div>
  )
}
