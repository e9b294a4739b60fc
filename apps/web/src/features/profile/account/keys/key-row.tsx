import { brandOf, type ProviderKeyState, removeProviderKey, testProviderKey } from '@maitri/contracts'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { Tag } from '../../../../components/ui/tag'
import { useToast } from '../../../../components/ui/toast'
import { providerKeysQuery } from '../../../../data/provider-keys'
import { callApi } from '../../../../lib/api-client'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import rows from '../../rows.module.css'
import { KeyForm } from './key-form'
import styles from './key-row.module.css'

/** One capability: whether a key is set and how it ends, and what can be done with it. */
export function KeyRow({ state: { capability, service, set } }: { state: ProviderKeyState }) {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const opener = useRef<HTMLButtonElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const params = { capability }
  const name = t(`keys.names.${capability}`)
  const serviceName = brandOf(service) ?? t('keys.own_service')
  const nameOfAction = (action: string) => t('keys.action', { action, name })

  const test = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(testProviderKey, { params }, { timeoutMs: 60_000 }),
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(removeProviderKey, { params }),
    onSuccess: (left) => {
      queryClient.setQueryData(providerKeysQuery.queryKey, left)
      test.reset()
      toast({ tone: 'success', message: t('keys.removed') })
      opener.current?.focus()
    },
    onError: (error) => toast({ tone: 'error', message: errorMessage(error) }),
  })

  function close() {
    setIsEditing(false)
    opener.current?.focus()
  }

  const openLabel = t(set ? 'keys.replace' : 'keys.add')
  return (
    <li className={styles.key}>
      <div className={styles.above}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={rows.note}>
            {t('keys.for', { service: serviceName })} {t(`keys.used_for.${capability}`)}
          </p>
        </div>
        <div className={styles.actions}>
          {set ? (
            <Tag hue="tulsi">{t('keys.set', { lastFour: set.lastFour })}</Tag>
          ) : (
            <span className={rows.note}>{t('keys.not_set')}</span>
          )}
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            aria-label={nameOfAction(openLabel)}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {openLabel}
          </Button>
          {set && <SetKeyActions nameOfAction={nameOfAction} test={test} remove={remove} />}
        </div>
      </div>
      {isEditing && (
        <KeyForm
          capability={capability}
          onSaved={() => {
            test.reset()
            close()
          }}
          onCancel={close}
        />
      )}
      <div role="status">
        {test.data && (
          <Notice tone={test.data.outcome === 'works' ? 'success' : 'error'}>
            {t(`keys.outcomes.${test.data.outcome}`, { service: serviceName })}
          </Notice>
        )}
        {test.isError && <Notice tone="error">{errorMessage(test.error)}</Notice>}
      </div>
    </li>
  )
}

type SetKeyActionsProps = {
  nameOfAction: (action: string) => string
  test: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
  remove: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>
}

/** What can be done with a key that is set. */
function SetKeyActions({ nameOfAction, test, remove }: SetKeyActionsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={nameOfAction(t('keys.test'))}
        busy={test.isPending}
        busyLabel={t('keys.testing')}
        onClick={() => test.mutate()}
      >
        {t('keys.test')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={nameOfAction(t('keys.remove'))}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('keys.remove')}
      </Button>
    </>
  )
}
