import { useTranslation } from 'react-i18next'
import { Avatar } from '../avatar'
import { CreateAccount } from '../create-account'
import { Part } from '../part'
import rows from '../rows.module.css'
import { Preferences } from './preferences/preferences'

/** What a guest has of an account: a name, theme and language, and the way to one. */
export function GuestAccount() {
  const { t } = useTranslation('account')
  return (
    <>
      <Part heading={t('details.heading')}>
        <dl className={rows.rows}>
          <div className={rows.row}>
            <dt>{t('details.name')}</dt>
            <dd>
              <Avatar name={t('guest.name')} />
              {t('guest.name')}
            </dd>
          </div>
        </dl>
        <p>{t('guest.needs_account')}</p>
        <CreateAccount />
      </Part>
      <Preferences account={null} />
    </>
  )
}
