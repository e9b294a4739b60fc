import { Navigate } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { Loading } from '../../components/ui/loading'
import { firstPaths } from '../../config/first-paths'
import { returnPath } from '../../lib/return-path'
import { useSession } from '../../lib/session/session'
import { takeTyped } from '../../lib/typed-before-reload'
import type { Typed } from './credentials/credentials-form'
import { SignInOrUp } from './credentials/sign-in-or-up'
import { EntryHeading } from './frame/entry-heading'
import styles from './get-started.module.css'

// Needed by few, so nobody else waits for them.
const CompleteProfileForm = lazy(async () => ({
  default: (await import('./credentials/complete-profile-form')).CompleteProfileForm,
}))
const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step/second-step-form')).SecondStepForm,
}))
const ResetRequestForm = lazy(async () => ({
  default: (await import('./reset/reset-request-form')).ResetRequestForm,
}))

/** The form that fits who is here; whoever is in already is taken home. */
export function GetStarted() {
  const { t } = useTranslation('auth')
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return (
        <>
          <EntryHeading title={t('heading')} lead={t('lead')} />
          <div className={styles.checking}>
            <Loading label={t('checking')} />
          </div>
        </>
      )
    case 'signed_out':
      return <SignedOut />
    case 'signed_in':
      if (session.user.needsProfile) return <CompleteProfileForm email={session.user.email} />
  }
  return <Navigate to={firstPaths.home} href={returnPath() ?? firstPaths.home} replace />
}

function SignedOut() {
  const { t } = useTranslation('auth')
  // Left by a page of the version before, whose place this one took; shown by the first form alone, which the person may since have emptied.
  const [initial, setInitial] = useState<Typed>(takeTyped)
  const [step, setStep] = useState<'arrived' | 'resetting' | 'second_step' | 'back'>('arrived')
  if (step === 'second_step') return <SecondStepForm onLeave={() => setStep('back')} />
  if (step !== 'resetting')
    return (
      <SignInOrUp
        initial={initial}
        onSwitch={() => setInitial([])}
        isHeadingFocused={step === 'back'}
        onSecondStep={() => setStep('second_step')}
        onForgotPassword={(email) => {
          setInitial([email])
          setStep('resetting')
        }}
      />
    )
  return (
    <ResetRequestForm
      initialEmail={initial[0] ?? ''}
      back={
        <Button variant="quiet" onClick={() => setStep('back')}>
          {t('reset.back')}
        </Button>
      }
    />
  )
}
