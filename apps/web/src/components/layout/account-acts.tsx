import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LogIn, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'
import { ApiError, type ApiErrorCode } from '../../lib/api-client'
import { useSession, useSessionStore } from '../../lib/session/session'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './account-acts.module.css'
import { DeleteGuest } from './delete-guest'
import { QuickExitButton } from './quick-exit-button'
import { ThemeChoice } from './theme-choice'

/** What stands under the person's name: theme, quick exit, and the way out or in. */
export function AccountActs() {
  const session = useSession()
  return (
    <div className={styles.acts}>
      <ThemeChoice />
      <QuickExitButton wide />
      {session.state === 'guest' ? <LeaveGuest /> : <SignOut />}
    </div>
  )
}

function SignOut() {
  const { t } = useTranslation(['frame', 'errors'])
  const session = useSessionStore()
  // Offline it fails at once: one that waited for the network would sign out long after the person looked away.
  const signOut = useMutation({ mutationFn: session.signOut, networkMode: 'always' })
  return (
    // Stays open: where signing out fails, the person must see it.
    <div data-stays-open>
      <Button
        variant="quiet"
        wide
        icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
        busy={signOut.isPending}
        busyLabel={t('account.signing_out')}
        onClick={() => signOut.mutate()}
      >
        {t('account.sign_out')}
      </Button>
      {signOut.isError && (
        <Notice tone="error" role="alert">
          {isOutOfReach(signOut.error) ? t('account.sign_out_failed') : t(`errors:${codeOf(signOut.error)}`)}
        </Notice>
      )}
    </div>
  )
}

function codeOf(error: Error): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'internal'
}

function isOutOfReach(error: Error): boolean {
  const code = codeOf(error)
  return code === 'network' || code === 'unavailable'
}

function LeaveGuest() {
  const { t } = useTranslation('frame')
  const session = useSessionStore()
  const navigate = useNavigate()
  return (
    <>
      <p className={styles.note}>{t('account.guest_note')}</p>
      <Button
        variant="quiet"
        wide
        icon={<LogIn size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          session.leaveGuest()
          void navigate({ to: paths.getStarted })
        }}
      >
        {t('account.sign_in_or_up')}
      </Button>
      <DeleteGuest />
    </>
  )
}
