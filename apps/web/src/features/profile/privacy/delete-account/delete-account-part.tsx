import { readHoldings } from '@maitri/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { LocalDataCounts } from '../../../../components/local-data/data-counts'
import { useLocalData } from '../../../../components/local-data/use-local-data'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Loading } from '../../../../components/ui/loading'
import { countLocalData, sumOf } from '../../../../data/local-data/count-local-data'
import { partWords } from '../../../../data/local-data/part-labels'
import { callApi } from '../../../../lib/api-client'
import { useSessionStore } from '../../../../lib/session/session'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { ConfirmForm } from '../confirm-form'
import { deleteAccount } from '../leave-for-good'
import styles from './delete-account.module.css'

/** The last and quiet thing of the page. */
export function DeleteAccountPart({ uid }: { uid: string }) {
  const { t } = useTranslation('data')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part heading={t('delete.heading')} lead={t('delete.text')}>
      <div className={rows.actions}>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t('delete.action')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog uid={uid} onClose={() => setIsOpen(false)} />}
    </Part>
  )
}

/** Says with numbers what goes, asks who it is, and lets it go. */
function DeleteAccountDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('data')
  const session = useSessionStore()
  const here = useLocalData(uid)
  const counts = here.data ? countLocalData(here.data) : {}
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('delete.title')}
      closeLabel={t('download.close')}
      headerAction={<HelpNowLink />}
    >
      <div className={styles.body}>
        <p>{t('delete.first')}</p>
        {/* Folded, so that the last step is in view. */}
        <details className={styles.part}>
          <summary>{t('delete.server')}</summary>
          <OnServer />
        </details>
        {sumOf(counts) > 0 && (
          <details className={styles.part}>
            <summary>{t('delete.device')}</summary>
            <LocalDataCounts counts={counts} />
          </details>
        )}
        <p className={rows.note}>{t('delete.elsewhere')}</p>
        <p className={rows.note}>{t('delete.backups')}</p>
        <ConfirmForm
          action={t('delete.confirm')}
          actingLabel={t('delete.deleting')}
          variant="dangerFilled"
          onConfirm={(password) => deleteAccount(uid, password, session)}
          failed={(reason) => t('delete.failed', { reason })}
          beside={
            <Button variant="secondary" onClick={onClose}>
              {t('delete.keep')}
            </Button>
          }
        />
      </div>
    </Dialog>
  )
}

function OnServer() {
  const { t } = useTranslation(['data', 'common'])
  const held = useQuery({
    queryKey: ['holdings'],
    queryFn: ({ signal }) => callApi(readHoldings, {}, { signal }),
    networkMode: 'always',
    staleTime: 0,
  })
  if (held.isPending) return <Loading label={t('common:loading')} />
  if (held.isError) return <p>{t('delete.counting_failed')}</p>
  return (
    <dl className={styles.held}>
      {Object.entries(held.data.counts).map(([part, count]) => (
        <div key={part}>
          <dt>{partWords(t, part)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
