import { downloadPersonalData } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Dialog } from '../../../../components/ui/dialog'
import { readLocalData } from '../../../../data/local-data/local-data'
import { callApi } from '../../../../lib/api-client'
import { ConfirmForm } from '../confirm-form'
import { deviceCopy } from './device-copy'
import type { OwnCopy } from './readable-page'
import { SaveFiles } from './save-files'

/** A whole account in one answer may be large, and a phone's connection slow. */
const timeoutMs = 60_000

type DownloadDialogProps = { uid: string; onClose: () => void }

/** Asks who it is, makes the files, and hands them over. */
export function DownloadDialog({ uid, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('data')
  const [withDevice, setWithDevice] = useState(true)
  const [copy, setCopy] = useState<OwnCopy | null>(null)

  async function make(password: string | null) {
    const { madeAt, parts } = await callApi(downloadPersonalData, { body: { password } }, { timeoutMs })
    const device = withDevice ? deviceCopy(await readLocalData(uid), true) : {}
    setCopy({ product: 'Maitri', madeAt, parts, device })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('download.heading')}
      closeLabel={t('download.close')}
      headerAction={<HelpNowLink />}
      size="small"
    >
      {copy ? (
        <SaveFiles copy={copy} />
      ) : (
        <>
          <Checkbox
            label={t('download.include')}
            checked={withDevice}
            onChange={({ target }) => setWithDevice(target.checked)}
          />
          <ConfirmForm
            action={t('download.make')}
            actingLabel={t('download.making')}
            onConfirm={make}
            failed={(reason) => t('download.failed', { reason })}
          />
        </>
      )}
    </Dialog>
  )
}
