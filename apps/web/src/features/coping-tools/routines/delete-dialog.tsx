import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'

type DeleteDialogProps = {
  /** Null while nothing is asked. */
  name: string | null
  onKeep: () => void
  onDelete: () => void
}

/** The specification's question before a routine is deleted. */
export function DeleteDialog({ name, onKeep, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('routines')
  return (
    <Dialog
      isOpen={name !== null}
      onClose={onKeep}
      title={t('delete.title')}
      closeLabel={t('delete.close')}
      headerAction={<HelpNowLink />}
      size="small"
      footer={
        <>
          <Button onClick={onKeep} data-initial-focus>
            {t('delete.no')}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {t('delete.yes')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text', { name })}</p>
    </Dialog>
  )
}
