import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { setReturnPath } from '../../lib/return-path'
import { useSession } from '../../lib/session/session'
import { QuickExitIcon } from '../../safety/quick-exit-icon'
import { ButtonLink } from '../ui/button'
import { classNames } from '../ui/class-names'
import { AccountMenu } from './account-menu'
import styles from './app-header.module.css'
import { BrandLink } from './brand-link'
import { HelpNowLink } from './help-now-link'
import { LanguagePicker } from './language-picker'
import { MobileMenu } from './mobile-menu'
import { NavList } from './nav-list'
import { useIsPhone } from './use-is-phone'

/**
 * The navbar for those who are in; on the public pages everyone else gets the sign, help, language and the way in. On a phone the places
 * are in the bottom bar, and what stays here is help and the way out at once.
 */
export function AppHeader() {
  const session = useSession()
  const isPhone = useIsPhone()
  const isIn = session.state === 'signed_in' || session.state === 'guest'
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <BrandLink />
      </div>
      {isIn && !isPhone && (
        <div className={classNames(styles.wide, styles.links)}>
          <NavList layout="row" />
        </div>
      )}
      <div className={styles.end}>
        {isIn && isPhone && <QuickExitIcon />}
        <HelpNowLink />
        {isIn && !isPhone && <ForPerson />}
        {session.state === 'signed_out' && <ForVisitor />}
      </div>
    </header>
  )
}

function ForPerson() {
  return (
    <>
      <div className={styles.wide}>
        <LanguagePicker />
        <AccountMenu />
      </div>
      <div className={styles.folded}>
        <MobileMenu />
      </div>
    </>
  )
}

function ForVisitor() {
  const { t } = useTranslation('frame')
  const here = useLocation({ select: ({ href }) => href })
  return (
    <div className={styles.visitor}>
      <LanguagePicker />
      <ButtonLink to={paths.getStarted} variant="secondary" size="small" onClick={() => setReturnPath(here)}>
        {t('nav.sign_in')}
      </ButtonLink>
    </div>
  )
}
