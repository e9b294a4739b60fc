import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../config/paths'
import { Dialog } from '../ui/dialog'
import { IconButton } from '../ui/icon-button'
import { AccountActions } from './account-actions'
import { HelpNowLink } from './help-now-link'
import { LanguagePicker } from './language-picker'
import styles from './mobile-menu.module.css'
import { NavList } from './nav-list'
import { Person } from './person'

/** The menu toggle and its sheet: screens, safety plan, language, theme, quick exit, sign out. */
export function MobileMenu() {
  const { t } = useTranslation(['frame', 'shell'])
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Person />}
        closeLabel={t('nav.close_menu')}
        // The page of help replaces what is behind, so the sheet gives way to it.
        headerAction={
          <span onClickCapture={close}>
            <HelpNowLink />
          </span>
        }
      >
        <div className={styles.sections}>
          <NavList layout="column" onFollow={close} />
          <div>
            <Link to={paths.safetyPlan} className={styles.plan} onClick={close}>
              {t('shell:titles.safety_plan')}
            </Link>
          </div>
          <div>
            <LanguagePicker look="outlined" />
          </div>
          <AccountActions onFollow={close} />
        </div>
      </Dialog>
    </>
  )
}
