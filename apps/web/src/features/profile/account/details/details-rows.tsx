import type { SignInState } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format'
import { Avatar } from '../../avatar'
import rows from '../../rows.module.css'
import type { Account } from '../account'
import { EmailState } from './email-state'

type DetailsRowsProps = { account: Account; signIn: SignInState }

export function DetailsRows({ account, signIn }: DetailsRowsProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
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
        <dd>{format.date(account.createdAt, 'day')}</dd>
      </div>
    </dl>
  )
}
