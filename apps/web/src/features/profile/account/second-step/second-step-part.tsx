import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { Part } from '../../part'
import { AppSetup } from './app-setup'
import { ConfirmPassword } from './confirm-password'
import { FactorList } from './factor-list'
import { RecoveryCodes } from './recovery-codes'
import { secondFactorsQuery } from './second-factors-query'
import { useSecondFactors } from './use-second-factors'

/** Passkeys, an authenticator app and recovery codes: what is asked for after the password. */
export function SecondStepPart({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation(['second_step', 'common'])
  const factors = useQuery(secondFactorsQuery)
  const change = useSecondFactors()
  const { step } = change

  function content() {
    switch (step.state) {
      case 'confirming':
        return (
          <ConfirmPassword
            email={email}
            hasPassword={hasPassword}
            isBusy={change.confirm.isPending}
            error={change.confirmError}
            onConfirm={(password) => change.confirm.mutate({ action: step.action, password })}
            onCancel={change.leave}
          />
        )
      case 'app':
        return (
          <AppSetup
            {...step}
            isBusy={change.finishApp.isPending}
            error={change.finishError}
            onCode={(code) => change.finishApp.mutate(code)}
            onCancel={change.leave}
          />
        )
      case 'codes':
        return <RecoveryCodes codes={step.codes} onKept={change.leave} />
      case 'list':
        if (factors.data) return <FactorList factors={factors.data} onAct={change.begin} />
        if (factors.isPending) return <Loading label={t('common:loading')} />
        return (
          <FailedState
            message={t('failed')}
            retryLabel={t('common:try_again')}
            onRetry={() => void factors.refetch()}
            isRetrying={factors.isFetching}
          />
        )
    }
  }

  return (
    <Part heading={t('heading')} lead={t('lead')}>
      {content()}
    </Part>
  )
}
