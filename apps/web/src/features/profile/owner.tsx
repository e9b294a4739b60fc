import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '../../components/layout/person'
import { accountQuery } from '../../data/account-query'
import { useFormat } from '../../lib/format'
import { useSession } from '../../lib/session/session'
import { Avatar } from './avatar'
import styles from './owner.module.css'

/** Whose profile it is, and since when; on a phone the name is the page's heading. */
export function Owner({ isHeading = false }: { isHeading?: boolean }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const name = usePersonName()
  const isSignedIn = useSession().state === 'signed_in'
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn })
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div className={styles.person} data-phone={isHeading || undefined}>
      <Avatar name={name} />
      <div className={styles.names}>
        <Name className={styles.name}>{name}</Name>
        {isSignedIn && (
          <p className={styles.since}>{data && t('since', { month: format.date(data.createdAt, 'month') })}</p>
        )}
      </div>
    </div>
  )
}
