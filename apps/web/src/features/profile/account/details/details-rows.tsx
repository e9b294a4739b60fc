import type { SignInState } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../avatar'
import rows from '../../rows.module.css'
import type { Account } from '../account'
import { dayInWords } from '../day-in-words'
import { EmailState } from './email-state'

type DetailsRowsProps = { account: Account; signIn: SignInState }

export function DetailsRows({ account, signIn }: DetailsRowsProps) {
  const { t, i18n } = useTranslation('account')
  return (
    <dl className={rows.rows}>
      <div className={rows.row}>
        <dt>{t('details.picture')}</dt>
        <dd>
          <Avatar name={account.displayName} />
          <span className={rows.note}>{t('details.picture_note')}</span>
        </dd>
      </div>
      <div className={rows.row}>
        <dt>{t('details.name')}</dt>
        <dd>{account.displayName}</dd>
      </div>
      <div className={rows.row}>
        <dt>{t('details.email')}</dt>
        <dd>
          {account.email}
          <EmailState email={account.email} signIn={signIn} />
        </dd>
      </div>
      <div className={rows.row}>
        <dt>{t('details.joined')}</dt>
        <dd>{dayInWords(account.createdAt, i18n.language)}</dd>
      </div>
    </dl>
  )
}
