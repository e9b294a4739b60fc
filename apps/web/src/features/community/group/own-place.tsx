import { useTranslation } from 'react-i18next'
import { useSession } from '../../../lib/session/session'
import { JoinButton } from '../join-button'
import { SaidLine } from '../said-line'
import type { ShownGroup } from '../shown-group'
import { useMembership } from '../use-membership'
import styles from './own-place.module.css'
import { PseudonymForm } from './pseudonym-form'

type OwnPlaceProps = { group: ShownGroup; canAct: boolean }

/** Whether the person is in the group, under which name, and the way in or out. */
export function OwnPlace({ group, canAct }: OwnPlaceProps) {
  const { t } = useTranslation('community')
  const isGuest = useSession().state !== 'signed_in'
  const action = useMembership(group)
  const { membership, closedAt } = group
  const outside = closedAt === null ? 'group.outside' : 'group.outside_closed'
  return (
    <section aria-labelledby="own-place">
      <h2 id="own-place" className={styles.title}>
        {t('group.membership')}
      </h2>
      {membership ? (
        <>
          {isGuest && <p className={styles.words}>{t('group.guest_note')}</p>}
          <PseudonymForm key={membership.joinedAt} groupId={group.id} current={membership.pseudonym} />
        </>
      ) : (
        <p className={styles.words}>{t(outside)}</p>
      )}
      <div className={styles.action}>
        {canAct && <JoinButton group={group} action={action} describedBy="group-name" />}
      </div>
      <SaidLine said={action.said} />
    </section>
  )
}
