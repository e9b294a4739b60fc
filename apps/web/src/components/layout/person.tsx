import { useTranslation } from 'react-i18next'
import { initialOf } from '../../lib/initial-of'
import { useSession } from '../../lib/session/session'
import styles from './person.module.css'

/** The name the navbar calls the person by: the display name, or the word Profile where there is none, or Guest. */
export function usePersonName(): string {
  const { t } = useTranslation('frame')
  const session = useSession()
  if (session.state === 'signed_in') return session.user.displayName || t('nav.profile')
  return t('account.guest')
}

/** The person's initial on their own colour, and the name. */
export function Person() {
  const name = usePersonName()
  return (
    <span className={styles.person}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
