import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteLocalData } from '../../data/local-data/delete-local-data'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './account-actions.module.css'

/** On a shared device: takes away what a guest kept here. Asks once; there is no way back. */
export function DeleteGuest() {
  const { t } = useTranslation('frame')
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const deletion = useMutation({
    mutationFn: () => deleteLocalData('guest'),
    networkMode: 'always',
    onSuccess: () => {
      for (const kind of ['records', 'own-things']) void queryClient.invalidateQueries({ queryKey: [kind, 'guest'] })
    },
    onSettled: () => {
      first.current?.focus()
      setIsAsking(false)
    },
  })

  function askOrKeep() {
    deletion.reset()
    setIsAsking(!isAsking)
  }

  return (
    <div className={styles.actions} data-stays-open>
      <div role="status">
        {isAsking && <p className={styles.note}>{t('account.delete_guest.question')}</p>}
        {deletion.isSuccess && <Notice tone="success">{t('account.delete_guest.done')}</Notice>}
        {deletion.isError && <Notice tone="error">{t('account.delete_guest.not_done')}</Notice>}
      </div>
      {/* One button asks and keeps, so that a second press on the same place deletes nothing. */}
      <Button
        ref={first}
        variant="quiet"
        wide
        icon={isAsking ? undefined : <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={askOrKeep}
      >
        {t(isAsking ? 'account.delete_guest.keep' : 'account.delete_guest.ask')}
      </Button>
      {isAsking && (
        <Button
          variant="quiet"
          wide
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
          busy={deletion.isPending}
          onClick={() => deletion.mutate()}
        >
          {t('account.delete_guest.confirm')}
        </Button>
      )}
    </div>
  )
}
