import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { guestOwner, readLocalData } from '../../../../data/local-data/local-data'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { deviceCopy } from './device-copy'
import { DownloadDialog } from './download-dialog'
import type { OwnCopy } from './readable-page'
import { SaveFiles } from './save-files'

/** Everything of an account: asked for once more with the password. */
export function AccountDownload({ uid }: { uid: string }) {
  const { t } = useTranslation('data')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part heading={t('download.heading')} lead={t('download.text')}>
      <div className={rows.actions}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('download.action')}
        </Button>
      </div>
      {isOpen && <DownloadDialog uid={uid} onClose={() => setIsOpen(false)} />}
    </Part>
  )
}

/** Everything of a guest, from this device alone. */
export function GuestDownload() {
  const { t } = useTranslation('data')
  const make = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<OwnCopy> => ({
      product: 'Maitri',
      madeAt: new Date().toISOString(),
      parts: {},
      device: deviceCopy(await readLocalData(guestOwner), false),
    }),
  })
  return (
    <Part heading={t('download.heading')} lead={t('download.text_guest')}>
      {make.data ? (
        <SaveFiles copy={make.data} />
      ) : (
        <div className={rows.actions}>
          <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            {t('download.action')}
          </Button>
        </div>
      )}
    </Part>
  )
}
