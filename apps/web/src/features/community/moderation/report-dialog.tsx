import { type ReportReason, reportGroup, reportReasons } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Notice } from '../../../components/ui/notice'
import { RadioChips } from '../../../components/ui/radio-chips'
import { useToast } from '../../../components/ui/toast'
import { callApi } from '../../../lib/api-client'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'

/** What is wrong with a group, in one choice: a report holds no words. */
export function ReportDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation('moderation')
  const toast = useToast()
  const errorWords = useErrorMessage()
  const [reason, setReason] = useState<ReportReason>('harm')
  const sending = useMutation({
    mutationFn: () => callApi(reportGroup, { params: { id: groupId }, body: { reason } }),
    networkMode: 'always',
    onSuccess: () => {
      toast({ tone: 'success', message: t('report.sent') })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('report.close')}
      headerAction={<HelpNowLink />}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button busy={sending.isPending} onClick={() => sending.mutate()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text')}</p>
      <RadioChips
        legend={t('report.legend')}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <div role="alert">
        {sending.isError && <Notice tone="error">{t('report.not_sent', { reason: errorWords(sending.error) })}</Notice>}
      </div>
    </Dialog>
  )
}
