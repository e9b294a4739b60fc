import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { Dialog } from '../../../components/ui/dialog'
import styles from './leave-dialog.module.css'

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks once before an exercise is left in the middle, on stone like the exercise itself. */
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
      className={classNames('on-stone', styles.dialog)}
      footer={
        <>
          <Button variant="sun" onClick={onStay} data-initial-focus>
            {t('leave.stay')}
          </Button>
          <Button variant="onstone" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
