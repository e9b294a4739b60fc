import type { DeletionReceipt } from '@maitri/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partWords } from '../../data/local-data/part-labels'
import type { SignInNotice } from '../../data/sign-in-notice'
import { useFormat } from '../../lib/format'
import { downloadText } from '../../platform/download-text'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './sign-in-notice.module.css'

/** What was done, read out where the person now stands; after a deletion with its receipt. */
export function SignInNoticePanel({ notice }: { notice: SignInNotice }) {
  const { t } = useTranslation('data')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className={styles.signInNotice}>
      {notice.after === 'clearing' && (
        <Notice tone={notice.isDeviceCleared ? 'success' : 'error'} role="status">
          {t(notice.isDeviceCleared ? 'deletion_notice.cleared' : 'deletion_notice.not_cleared')}
        </Notice>
      )}
      {notice.after === 'end' && (
        <Notice tone="info" role="status">
          {t(`ended.${notice.why}`)} {notice.waiting > 0 && t('ended.waiting', { count: notice.waiting })}
        </Notice>
      )}
      {notice.after === 'deletion' && (
        <>
          <Notice tone={notice.receipt ? 'success' : 'info'} role="status">
            {t(notice.receipt ? 'deletion_notice.deleted' : 'deletion_notice.deleted_without_receipt')}
          </Notice>
          {!notice.isDeviceCleared && <Notice tone="error">{t('deletion_notice.device_failed')}</Notice>}
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
