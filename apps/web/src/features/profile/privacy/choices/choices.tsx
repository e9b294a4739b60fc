import { type ConsentPurpose, consentPurposes, setConsent } from '@maitri/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { FailedState } from '../../../../components/ui/failed-state'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import { Switch } from '../../../../components/ui/switch'
import { paths } from '../../../../config/paths'
import { accountQuery } from '../../../../data/account-query'
import { useSite } from '../../../../data/site'
import { callApi } from '../../../../lib/api-client'
import { useFormat } from '../../../../lib/format'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { Part } from '../../part'
import rows from '../../rows.module.css'
import { choiceNames } from './choice-names'
import { ChoiceRecord } from './choice-record'
import { CountedUses } from './counted-uses'

/**
 * The consents of `docs/safety.md` P1. The specification lets data sharing be changed in edit mode only; taking a consent back must be one press
 * and at once, so edit mode guards the giving alone.
 */
export function Choices() {
  const { t } = useTranslation(['data', 'auth', 'common'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const contact = useSite()?.grievanceEmail
  const [isEditing, setIsEditing] = useState(false)
  const account = useQuery(accountQuery)
  const change = useMutation({
    // Offline it is refused at once and the switch stands as it was, rather than changing unseen when the network is back.
    networkMode: 'always',
    mutationFn: ({ purpose, granted }: { purpose: ConsentPurpose; granted: boolean }) =>
      callApi(setConsent, { params: { purpose }, body: { granted, language: currentLanguage() } }),
    onSuccess: (changed) => queryClient.setQueryData(accountQuery.queryKey, changed),
  })
  return (
    <Part
      heading={t('choices.heading')}
      lead={t('choices.lead')}
      action={
        <Button variant="secondary" size="small" aria-pressed={isEditing} onClick={() => setIsEditing(!isEditing)}>
          {t(isEditing ? 'choices.done' : 'choices.edit')}
        </Button>
      }
    >
      {account.isPending && <Loading label={t('common:loading')} />}
      {account.isError && (
        <FailedState
          message={t('choices.failed')}
          retryLabel={t('common:try_again')}
          onRetry={() => void account.refetch()}
          isRetrying={account.isFetching}
        />
      )}
      {account.data && (
        <>
          {consentPurposes.map((purpose) => {
            const latest = account.data.consents.find((consent) => consent.purpose === purpose)
            const isGiven = latest?.granted ?? false
            const date = latest && format.date(latest.at, 'day')
            return (
              <Fragment key={purpose}>
                <Switch
                  label={t(`choices.${choiceNames[purpose]}`)}
                  hint={
                    <>
                      {t(`auth:consents.${purpose}.text`)}{' '}
                      {latest && t(isGiven ? 'choices.given' : 'choices.not_given', { date })}
                    </>
                  }
                  checked={isGiven}
                  disabled={change.isPending || (!isEditing && !isGiven)}
                  onChange={(event) => change.mutate({ purpose, granted: event.target.checked })}
                />
                {purpose === 'improvement' && isGiven && <CountedUses owner={account.data.uid} />}
              </Fragment>
            )
          })}
          {change.isError && (
            <Notice tone="error" role="alert">
              {t('choices.not_changed')}
            </Notice>
          )}
          <ChoiceRecord consents={account.data.consents} />
        </>
      )}
      <p>
        <Link to={paths.privacy} className="lone-link">
          {t('choices.privacy')}
        </Link>
      </p>
      {contact && (
        <p className={rows.note}>
          <a href={`mailto:${contact}`} className="lone-link">
            {t('choices.grievance', { email: contact })}
          </a>
        </p>
      )}
    </Part>
  )
}
