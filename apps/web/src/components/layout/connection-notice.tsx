import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session/session'
import { useIsOnline } from '../../lib/use-is-online'
import { Notice } from '../ui/notice'
import styles from './notice-region.module.css'

/** Says that the device is offline, and what still works. The region is always there, so that its words are announced when they come. */
export function ConnectionNotice() {
  const { t } = useTranslation('frame')
  const isOnline = useIsOnline()
  // Only an account has a server to send to.
  const hasAccount = useSession().state === 'signed_in'
  return (
    <div role="status" className={isOnline ? undefined : styles.region}>
      {!isOnline && <Notice tone="info">{t(hasAccount ? 'offline' : 'offline_on_device')}</Notice>}
    </div>
  )
}
