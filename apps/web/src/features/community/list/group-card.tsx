import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths'
import { useSession } from '../../../lib/session/session'
import { GroupTile } from '../figure/group-tile'
import { GroupMarks } from '../group-marks'
import { JoinButton } from '../join-button'
import { GroupActions } from '../moderation/group-actions'
import { SaidLine } from '../said-line'
import type { ShownGroup } from '../shown-group'
import { useMembership } from '../use-membership'
import styles from './group-card.module.css'

type GroupCardProps = {
  group: ShownGroup
  /** False until it is known whether the person is in it. */
  canAct: boolean
}

/** One group: its figure, what it is, how many are in it, and joining it or leaving. */
export function GroupCard({ group, canAct }: GroupCardProps) {
  const { t } = useTranslation(['community', 'moderation'])
  const isGuest = useSession().state !== 'signed_in'
  const nameId = useId()
  const action = useMembership(group)
  const { id, name, description, tags, members, membership, isExample, lang } = group
  return (
    <article aria-labelledby={nameId} className={styles.card} data-pressable>
      <GroupTile group={group} className={styles.tile} />
      <div className={styles.body}>
        <div className={styles.above}>
          <GroupMarks group={group} />
          {tags.length > 0 && (
            <p lang={lang} className={styles.tags}>
              {tags.join(', ')}
            </p>
          )}
        </div>
        <h3 id={nameId} lang={lang} className={styles.name}>
          <Link to={paths.group} params={{ group: id }}>
            {name}
          </Link>
        </h3>
        <p lang={lang} className={styles.description}>
          {description}
        </p>
        <div className={styles.below}>
          <p className={styles.members}>
            <UsersRound size={18} strokeWidth={1.75} aria-hidden="true" />
            {t(isExample ? 'card.sample_members' : 'card.members', { count: members })}
          </p>
          {canAct && <JoinButton group={group} action={action} describedBy={nameId} />}
        </div>
        {membership && (
          <p className={styles.here}>
            {t(isGuest ? 'card.here_on_device' : 'card.here_as', { pseudonym: membership.pseudonym })}{' '}
            <Link to={paths.group} params={{ group: id }} hash="name">
              {t('card.change_name')}
            </Link>
          </p>
        )}
        {canAct && <GroupActions group={group} describedBy={nameId} />}
        <SaidLine said={action.said} />
      </div>
    </article>
  )
}
