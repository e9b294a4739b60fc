import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks once before an exercise is left in the middle. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('player')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('leave.title')}
      closeLabel={t('leave.close')}
      headerAction={<HelpNowLink />}
      size="small"
      footer={
        <>
          <Button onClick={onStay} data-initial-focus>
            {t('leave.stay')}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
