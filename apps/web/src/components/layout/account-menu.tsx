import { useTranslation } from 'react-i18next'
import { MenuPopover } from '../ui/menu-popover'
import { AccountActions } from './account-actions'
import styles from './account-menu.module.css'
import { Person, usePersonName } from './person'

/** The menu under the person's name. */
export function AccountMenu() {
  const { t } = useTranslation('frame')
  const name = usePersonName()
  return (
    <MenuPopover
      label={t('account.menu', { name })}
      triggerLabel={t('account.menu', { name })}
      triggerClass={styles.trigger}
      trigger={<Person />}
      align="end"
    >
      <AccountActions />
    </MenuPopover>
  )
}
