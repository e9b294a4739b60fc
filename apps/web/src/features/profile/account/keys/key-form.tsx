import { type KeyCapability, providerKey, setProviderKey } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../../components/ui/button'
import { useToast } from '../../../../components/ui/toast'
import { providerKeysQuery } from '../../../../data/provider-keys'
import { ApiError, callApi } from '../../../../lib/api-client'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import rows from '../../rows.module.css'
import { OwnPasswordField } from '../own-password-field'

type KeyFormProps = { capability: KeyCapability; onSaved: () => void; onCancel: () => void }

/** Takes a new key. What was set before is not shown, since it never comes back from the server. */
export function KeyForm({ capability, onSaved, onCancel }: KeyFormProps) {
  const { t } = useTranslation('account')
  const field = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const [key, setKey] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.focus(), [])

  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(setProviderKey, { params: { capability }, body: { key } }),
    onSuccess: (states) => {
      queryClient.setQueryData(providerKeysQuery.queryKey, states)
      toast({ tone: 'success', message: t('keys.saved') })
      onSaved()
    },
    onError: (refusal) => {
      const isMalformed = refusal instanceof ApiError && refusal.code === 'invalid_request'
      setError(isMalformed ? t('keys.malformed') : errorMessage(refusal))
    },
  })

  function send(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (z.safeParse(providerKey, key).success) return save.mutate()
    setError(t('keys.malformed'))
    field.current?.focus()
  }

  return (
    <form noValidate method="post" className={rows.form} onSubmit={send}>
      <OwnPasswordField
        ref={field}
        label={t('keys.field', { name: t(`keys.names.${capability}`) })}
        name="key"
        autoComplete="off"
        required
        value={key}
        error={error}
        onChange={(event) => {
          setKey(event.target.value)
          setError(undefined)
        }}
      />
      <div className={rows.actions}>
        <Button type="submit" size="small" busy={save.isPending}>
          {t('keys.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('keys.cancel')}
        </Button>
      </div>
    </form>
  )
}
