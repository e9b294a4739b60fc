import { Link, useNavigate } from '@tanstack/react-router'
import { CircleUserRound, LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { useSession, useSessionStore } from '../../lib/session/session'
import { QuickExitButton } from '../../safety/quick-exit-button'
import { SyncLine } from '../sync/sync-line'
import { useWhereKept } from '../sync/use-where-kept'
import { Button } from '../ui/button'
import { MenuRow, menuRowClass } from '../ui/menu-popover'
import styles from './account-actions.module.css'
import { DeleteGuest } from './delete-guest'
import { SignOut } from './sign-out'
import { ThemeChoice } from './theme-choice'

/** What stands under the person's name: profile, theme, quick exit, and the way out or in. */
export function AccountActions({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('frame')
  return (
    <div className={styles.actions}>
      <Link to={paths.profile} className={menuRowClass} onClick={onFollow}>
        <MenuRow icon={<CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />}>{t('nav.profile')}</MenuRow>
      </Link>
      <SessionActions />
    </div>
  )
}

/** Theme, quick exit, and the way out or in. */
export function SessionActions() {
  const session = useSession()
  return (
    <>
      <ThemeChoice />
      <QuickExitButton wide />
      <SyncLine />
      {session.state === 'guest' ? <LeaveGuest /> : <SignOut variant="quiet" wide />}
    </>
  )
}

function LeaveGuest() {
  const { t } = useTranslation('frame')
  const whereKept = useWhereKept()
  const session = useSessionStore()
  const navigate = useNavigate()
  return (
    <>
      <p className={styles.note}>{whereKept(t('account.guest_note'))}</p>
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
