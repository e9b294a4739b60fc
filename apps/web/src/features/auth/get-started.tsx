import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { Button } from '../../components/ui/button'
import { Loading } from '../../components/ui/loading'
import { useSession } from '../../lib/session/session'
import { CompleteProfileForm } from './credentials/complete-profile-form'
import { SignInOrUp } from './credentials/sign-in-or-up'
import styles from './get-started.module.css'

import { ResetRequestForm } from './reset/reset-request-form'

/** The form that fits who is here; whoever is in already is taken home. */
export function GetStarted() {
  const { t } = useTranslation('auth')
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return (
        <div className={styles.checking}>
          <Loading label={t('checking')} />
        </div>
      )
    case 'signed_out':
      return <SignedOut />
    case 'signed_in':
      if (session.user.needsProfile) return <CompleteProfileForm email={session.user.email} />
  }
  return <Navigate to={paths.home} replace />
}

function SignedOut() {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const [isResetting, setIsResetting] = useState(false)
  if (!isResetting)
    return (
      <SignInOrUp
        initialEmail={email}
        onForgotPassword={(typed) => {
          setEmail(typed)
          setIsResetting(true)
        }}
      />
    )
  return (
    <ResetRequestForm
      initialEmail={email}
      back={
        <Button variant="quiet" onClick={() => setIsResetting(false)}>
          {t('reset.back')}
        </Button>
      }
    />
  )
}
