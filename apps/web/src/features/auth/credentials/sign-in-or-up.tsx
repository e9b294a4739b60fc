import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { Segmented } from '../../../components/ui/segmented'
import { TabPanel } from '../../../components/ui/tab-set'
import { canKeep } from '../../../data/records/can-keep'
import { setIsNew, wantsAccount } from '../../../lib/return-path'
import { useSessionStore } from '../../../lib/session/session'
import { EntryHeading } from '../frame/entry-heading'
import { GoogleSignInButton } from '../google/google-sign-in-button'
import { useGoogleSignIn } from '../google/use-google-sign-in'
import type { CredentialsMode } from './check-credentials'
import { CredentialsForm, type Typed } from './credentials-form'
import styles from './sign-in-or-up.module.css'

const MemoryNote = lazy(async () => ({ default: (await import('../../../components/sync/memory-note')).MemoryNote }))

const modes = ['login', 'sign_up'] as const

type SignInOrUpProps = {
  initial: Typed
  /** Called where the other form takes the place of the one with `initial` in it. */
  onSwitch: () => void
  /** True where this takes the place of another form. */
  isHeadingFocused: boolean
  onForgotPassword: (email: string) => void
  /** Called where the password, or Google, is not enough. */
  onSecondStep: () => void
}

/** Every way in: with an account, a new one, Google's, or none. */
export function SignInOrUp({ initial, onSwitch, isHeadingFocused, onForgotPassword, onSecondStep }: SignInOrUpProps) {
  const { t } = useTranslation('auth')
  const session = useSessionStore()
  const google = useGoogleSignIn(onSecondStep)
  const [mode, setMode] = useState<CredentialsMode>(
    wantsAccount() || typeof initial[1] === 'string' ? 'sign_up' : 'login',
  )
  // Asked for once: who comes here next is somebody else.
  useEffect(() => setIsNew(false), [])
  const isPasswordSaved = useRouterState({ select: ({ location }) => location.state.isPasswordSaved === true })
  const otherMode = mode === 'login' ? 'sign_up' : 'login'

  // Each mode has its own form, so that switching clears fields and errors, as the specification asks.
  function switchTo(next: CredentialsMode): void {
    setMode(next)
    onSwitch()
    google.forget()
  }

  return (
    <>
      <EntryHeading title={t('heading')} lead={t('lead')} isFocused={isHeadingFocused} />
      {isPasswordSaved && (
        <Notice tone="success" role="status" className={styles.saved}>
          {t('reset.done')}
        </Notice>
      )}
      <Segmented
        label={t('mode.label')}
        tabs={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={mode}
        onChange={switchTo}
        isWide
      >
        {modes.map((value) => (
          <TabPanel key={value} value={value} className={styles.panel}>
            <CredentialsForm
              mode={value}
              initial={initial}
              onForgotPassword={onForgotPassword}
              onSecondStep={onSecondStep}
            />
          </TabPanel>
        ))}
      </Segmented>
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.others}>
        <GoogleSignInButton google={google} />
        <Button variant="quiet" aria-describedby="guest-note" onClick={session.continueAsGuest}>
          {t('guest.continue')}
        </Button>
        <p id="guest-note" className={styles.note}>
          {canKeep() ? (
            t('guest.note')
          ) : (
            <Suspense fallback={null}>
              <MemoryNote />
            </Suspense>
          )}
        </p>
        <p className={styles.switch}>
          {t(mode === 'login' ? 'switch.no_account' : 'switch.have_account')}
          <Button variant="quiet" size="small" onClick={() => switchTo(otherMode)}>
            {t(`mode.${otherMode}`)}
          </Button>
        </p>
      </div>
    </>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the way here from a finished password reset. */
    isPasswordSaved?: boolean
  }
}
