import { useTranslation } from 'react-i18next'
import type { GroupView } from '../use-groups'
import styles from './group-members.module.css'

type Shown = Extract<GroupView, { group: object }>

/** Members see one another by pseudonym; everybody else reads how many there are, above. */
export function GroupMembers({ view: { state, group, pseudonyms } }: { view: Shown }) {
  const { t } = useTranslation('community')
  const own = group.membership?.pseudonym
  return (
    <section aria-labelledby="group-members">
      <h2 id="group-members" className={styles.title}>
        {t('group.members')}
      </h2>
      {pseudonyms && own !== undefined ? (
        <ul className={styles.list}>
          {pseudonyms.map((pseudonym) => (
            <li key={pseudonym}>{pseudonym === own ? t('group.you', { pseudonym }) : pseudonym}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t(state === 'failed' ? 'group.members_not_loaded' : 'group.members_outside')}</p>
      )}
    </section>
  )
}
