import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { BackLink } from '../../../components/ui/back-link'
import { ButtonLink } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { Loading } from '../../../components/ui/loading'
import { paths } from '../../../config/paths'
import { useGroup } from '../use-groups'
import { GroupContent } from './group-content'
import styles from './group-page.module.css'

/** One group: what it is, how people are there, who is there, and the person's own place in it. */
export function GroupPage({ id }: { id: string }) {
  const { t } = useTranslation(['community', 'common'])
  const view = useGroup(id)
  return (
    <div className={`page ${styles.page}`}>
      <BackLink to={paths.community}>{t('group.back')}</BackLink>
      {view.group ? (
        <GroupContent key={view.group.id} view={view} />
      ) : (
        <>
          <h1 tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          {view.state === 'waiting' && <Loading label={t('common:loading')} />}
          {view.state === 'failed' && (
            <FailedState message={t('group.not_loaded')} retryLabel={t('common:try_again')} onRetry={view.retry} />
          )}
          {view.state === 'not_found' && (
            <EmptyState
              picture="milestone"
              message={t('group.not_found')}
              action={
                <ButtonLink to={paths.community} variant="secondary">
                  {t('group.back')}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </div>
  )
}
