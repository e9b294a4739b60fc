import { cancelEmailChange, type SignInState, verifyEmail } from '@maitri/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { Tag } from '../../../../components/ui/tag'
import { signInStateQuery } from '../../../../data/account-query'
import { useSite } from '../../../../data/site'
import { callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import rows from '../../rows.module.css'

type EmailStateProps = { email: string; signIn: SignInState }

/** Whether the address is verified, and the link that waits to be opened. */
export function EmailState({ email, signIn: { isEmailVerified, pendingEmail } }: EmailStateProps) {
  const { t } = useTranslation('account')
  const contact = useSite()?.supportEmail
  const queryClient = useQueryClient()
  const errorMessage = useErrorMessage()
  const options = {
    networkMode: 'always',
    onSuccess: (changed: SignInState) => queryClient.setQueryData(signInStateQuery.queryKey, changed),
  } as const
  const verify = useMutation({
    ...options,
    mutationFn: () => callApi(verifyEmail, { body: { language: currentLanguage() } }),
  })
  const cancel = useMutation({ ...options, mutationFn: () => callApi(cancelEmailChange, {}) })
  const failure = verify.error ?? cancel.error
  const isChanging = pendingEmail !== null && pendingEmail !== email

  return (
    <>
      {isEmailVerified && <Tag hue="tulsi">{t('email.verified')}</Tag>}
      {!isEmailVerified && !isChanging && (
        <Button variant="quiet" size="small" busy={verify.isPending} onClick={() => verify.mutate()}>
          {t('email.verify')}
        </Button>
      )}
      <div role="status" className={rows.wide}>
        {pendingEmail !== null && (
          <>
            <p>
              {isChanging
                ? t('email.change_sent', { email: pendingEmail, current: email })
                : t('email.verify_sent', { email })}
            </p>
            {contact && <p className={rows.note}>{t('email.not_come', { contact })}</p>}
          </>
        )}
      </div>
      {isChanging && (
        <Button variant="quiet" size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('email.cancel_change')}
        </Button>
      )}
      {failure && (
        <Notice tone="error" role="alert">
          {t('email.failed', { message: errorMessage(failure) })}
        </Notice>
      )}
    </>
  )
}
