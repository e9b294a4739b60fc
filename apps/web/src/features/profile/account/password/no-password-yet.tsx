import { requestPasswordReset } from '@maitri/contracts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { callApi } from '../../../../lib/api-client'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import rows from '../../rows.module.css'

/** An account that only Google opens gets a password by the same mailed link as a forgotten one. */
export function NoPasswordYet({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const errorMessage = useErrorMessage()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(requestPasswordReset, { body: { email, language: currentLanguage() } }),
  })
  return (
    <>
      <p>{t('password.none', { email })}</p>
      <div className={rows.actions}>
        <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
          {t('password.send_link')}
        </Button>
      </div>
      <div role="status">
        {send.isSuccess && <Notice tone="success">{t('password.link_sent', { email })}</Notice>}
        {send.isError && <Notice tone="error">{t('password.error', { message: errorMessage(send.error) })}</Notice>}
      </div>
    </>
  )
}
