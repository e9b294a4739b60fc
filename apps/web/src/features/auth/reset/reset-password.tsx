import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { paths } from '../../../config/paths'
import { useSessionStore } from '../../../lib/session/session'
import { EntryHeading } from '../frame/entry-heading'
import { NewPasswordForm } from './new-password-form'
import styles from './reset.module.css'
import { ResetRequestForm } from './reset-request-form'

/** With the token of a mailed link a new password, without one the link itself. */
export function ResetPassword({ token }: { token: string | undefined }) {
  const session = useSessionStore()
  const navigate = useNavigate()
  const [step, setStep] = useState<'choose' | 'refused' | 'request'>(token ? 'choose' : 'request')

  if (token && step === 'choose')
    return (
      <NewPasswordForm
        token={token}
        onTokenRefused={() => setStep('refused')}
        onSaved={async () => {
          // The reset ends every session, this browser's too.
          await session.recheck()
          await navigate({ to: paths.getStarted, replace: true, state: { isPasswordSaved: true } })
        }}
      />
    )
  if (step === 'refused') return <LinkRefused onAgain={() => setStep('request')} />
  return <ResetRequestForm back={<BackLink />} />
}

function LinkRefused({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <EntryHeading title={t('reset.invalid_heading')} isFocused />
      <div className={styles.form}>
        <p role="alert">{t('reset.invalid')}</p>
        <Button size="large" wide onClick={onAgain}>
          {t('reset.invalid_again')}
        </Button>
        <BackLink />
      </div>
    </>
  )
}

function BackLink() {
  const { t } = useTranslation('auth')
  return (
    <ButtonLink to={paths.getStarted} variant="quiet">
      {t('reset.back')}
    </ButtonLink>
  )
}
