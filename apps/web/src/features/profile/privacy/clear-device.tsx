import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { LocalDataCounts } from '../../../components/local-data/data-counts'
import { useLocalData } from '../../../components/local-data/use-local-data'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Notice } from '../../../components/ui/notice'
import { countLocalData, sumOf } from '../../../data/local-data/count-local-data'
import type { LocalData } from '../../../data/local-data/local-data'
import { useErrorMessage } from '../../../lib/i18n/use-error-message'
import { useSessionStore } from '../../../lib/session/session'
import { Part } from '../part'
import rows from '../rows.module.css'
import { clearDevice } from './leave-for-good'

/** Takes an account's copy from this device and signs out; what was not sent yet is said first. */
export function ClearDevice({ uid }: { uid: string }) {
  const { t } = useTranslation('data')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part heading={t('clear.heading')} lead={t('clear.text')}>
      <div className={rows.actions}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('clear.action')}
        </Button>
      </div>
      {isOpen && <ClearDialog uid={uid} onClose={() => setIsOpen(false)} />}
    </Part>
  )
}

function ClearDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('data')
  const session = useSessionStore()
  const errorMessage = useErrorMessage()
  const things = useLocalData(uid)
  const counts = things.data ? countLocalData(things.data) : {}
  const waiting = things.data ? countWaiting(things.data) : 0
  const clear = useMutation({ networkMode: 'always', mutationFn: () => clearDevice(uid, session) })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('clear.title')}
      closeLabel={t('download.close')}
      headerAction={<HelpNowLink />}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clear.keep')}
          </Button>
          <Button
            variant="danger"
            busy={clear.isPending}
            busyLabel={t('clear.clearing')}
            onClick={() => clear.mutate()}
          >
            {t('clear.confirm')}
          </Button>
        </>
      }
    >
      <div className={rows.form}>
        {sumOf(counts) > 0 ? (
          <>
            <p>{t('clear.goes')}</p>
            <LocalDataCounts counts={counts} />
          </>
        ) : (
          <p>{t('here.nothing')}</p>
        )}
        {Boolean(counts.messages || counts.plan_lines || counts.drafts) && <p>{t('clear.lost')}</p>}
        {waiting > 0 && <Notice tone="error">{t('clear.waiting', { count: waiting })}</Notice>}
        {clear.isError && (
          <Notice tone="error" role="alert">
            {t('clear.failed', { reason: errorMessage(clear.error) })}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

const countWaiting = ({ records }: LocalData) =>
  Object.values(records).reduce((sum, list) => sum + list.filter(({ isPending }) => isPending).length, 0)
