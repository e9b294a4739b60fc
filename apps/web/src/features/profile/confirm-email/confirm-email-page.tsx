import { confirmEmail } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../../../components/layout/message-page'
import { Button, ButtonLink } from '../../../components/ui/button'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import { ApiError, callApi } from '../../../lib/api-client'
import { setReturnPath } from '../../../lib/return-path'
import { useSession, useSessionStore } from '../../../lib/session/session'

/**
 * Where a mailed link leads. The address is taken over by a press and not by the visit: programs that look through mail follow links too;
 * and only where the person is signed in, since whoever reads a mailbox must not prove it for another one's account.
 */
export function ConfirmEmailPage({ token = '' }: { token: string | undefined }) {
  const { t } = useTranslation(['account', 'common', 'errors'])
  const session = useSessionStore()
  const { state } = useSession()
  const navigate = useNavigate()
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(confirmEmail, { body: { token } }),
    onSuccess: () => session.recheck(),
  })
  // Who is here decides what the press would do.
  if (state === 'loading') return <Loading label={t('common:loading')} />
  if (confirm.data)
    return (
      <MessagePage heading={t('confirm_email.done_heading')} text={t('confirm_email.done', confirm.data)}>
        <ButtonLink to={paths.profile} search={{ tab: 'account' }}>
          {t('confirm_email.to_profile')}
        </ButtonLink>
      </MessagePage>
    )
  const code = confirm.error instanceof ApiError ? confirm.error.code : null
  if (code === 'reset_token_invalid' || code === 'email_taken')
    return (
      <MessagePage
        heading={t('confirm_email.refused_heading')}
        text={t(code === 'email_taken' ? 'confirm_email.taken' : 'confirm_email.refused')}
      >
        <ButtonLink to={paths.profile} search={{ tab: 'account' }}>
          {t('confirm_email.to_profile')}
        </ButtonLink>
      </MessagePage>
    )
  function goToSignIn() {
    setReturnPath(location.pathname + location.search)
    if (state === 'guest') session.leaveGuest()
    void navigate({ to: paths.getStarted })
  }

  if (state === 'signed_out' || state === 'guest' || code === 'unauthenticated')
    return (
      <MessagePage heading={t('confirm_email.heading')} text={t('confirm_email.sign_in_first')}>
        <Button onClick={goToSignIn}>{t('confirm_email.sign_in')}</Button>
      </MessagePage>
    )
  return (
    <MessagePage heading={t('confirm_email.heading')} text={t('confirm_email.text')}>
      <Button busy={confirm.isPending} busyLabel={t('confirm_email.confirming')} onClick={() => confirm.mutate()}>
        {t('confirm_email.confirm')}
      </Button>
      {confirm.isError && (
        <Notice tone="error" role="alert">
          {t(`errors:${code ?? 'internal'}`)}
        </Notice>
      )}
    </MessagePage>
  )
}
