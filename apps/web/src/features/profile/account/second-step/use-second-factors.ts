import {
  addPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactors,
  startPasskey,
  startTotp,
} from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../../components/ui/toast'
import { callApi } from '../../../../lib/api-client'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { makePasskey, PasskeyCancelled } from '../../../../platform/passkeys'
import { sessionsQuery } from '../sessions/sessions-query'
import { secondFactorsQuery } from './second-factors-query'

/** What a person wants to do, for which the password is asked once more. */
export type Action =
  | { kind: 'add_app' }
  | { kind: 'remove_app' }
  | { kind: 'add_passkey' }
  | { kind: 'remove_passkey'; id: string }
  | { kind: 'renew_codes' }

export type Step =
  | { state: 'list' }
  | { state: 'confirming'; action: Action }
  | { state: 'app'; secret: string; uri: string }
  | { state: 'codes'; codes: string[] }

type Changed = { factors: SecondFactors; recoveryCodes: string[] | null }

/** The steps of a change of second factors, one at a time. */
export function useSecondFactors() {
  const { t } = useTranslation('second_step')
  const queryClient = useQueryClient()
  const toast = useToast()
  const errorMessage = useErrorMessage()
  const [step, setStep] = useState<Step>({ state: 'list' })

  function take({ factors, recoveryCodes }: Changed, message: string | null) {
    queryClient.setQueryData(secondFactorsQuery.queryKey, factors)
    void queryClient.invalidateQueries(sessionsQuery)
    if (message) toast({ tone: 'success', message })
    setStep(recoveryCodes ? { state: 'codes', codes: recoveryCodes } : { state: 'list' })
  }

  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: async ({ action, password }: { action: Action; password: string | null }) => {
      const body = { password }
      switch (action.kind) {
        case 'add_app':
          return setStep({ state: 'app', ...(await callApi(startTotp, { body })) })
        case 'add_passkey': {
          const made = await makePasskey(await callApi(startPasskey, { body }))
          return take(await callApi(addPasskey, { body: made }), t('added'))
        }
        case 'remove_app':
          return take(await callApi(removeTotp, { body }), t('removed'))
        case 'remove_passkey':
          return take(await callApi(removePasskey, { params: { id: action.id }, body }), t('removed'))
        case 'renew_codes':
          return take(await callApi(renewRecoveryCodes, { body }), null)
      }
    },
  })
  const finishApp = useMutation({
    networkMode: 'always',
    mutationFn: async (code: string) => take(await callApi(confirmTotp, { body: { code } }), t('added')),
  })
  const sentence = (error: unknown) =>
    error instanceof PasskeyCancelled ? t('passkeys.cancelled') : error ? errorMessage(error) : null

  return {
    step,
    confirm,
    confirmError: sentence(confirm.error),
    finishApp,
    finishError: sentence(finishApp.error),
    begin(action: Action) {
      confirm.reset()
      finishApp.reset()
      setStep({ state: 'confirming', action })
    },
    leave: () => setStep({ state: 'list' }),
  }
}
