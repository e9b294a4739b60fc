import { Copy, Pencil, Play, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/picture/empty-state'
import { EarlierVersions } from '../../../components/sync/earlier-versions'
import { ButtonLink } from '../../../components/ui/button'
import { FailedState } from '../../../components/ui/failed-state'
import { IconButton } from '../../../components/ui/icon-button'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { paths } from '../../../config/paths'
import { useRecords } from '../../../data/records/use-records'
import { useSession } from '../../../lib/session/session'
import { RoutineCard } from './routine-card'
import styles from './routines-tab.module.css'
import type { OwnRoutine } from './use-own-routines'

type Action = (routine: OwnRoutine) => void

type OwnRoutinesProps = { onEdit: Action; onDuplicate: Action; onShare: Action; onDelete: Action }

/** The routines that the person made or kept, newest first. */
export function OwnRoutines({ onEdit, onDuplicate, onShare, onDelete }: OwnRoutinesProps) {
  const { t } = useTranslation(['routines', 'common'])
  const isAccount = useSession().state === 'signed_in'
  const view = useRecords('routines')

  if (view.state === 'waiting') return <Loading label={t('common:loading')} />
  if (view.state === 'offline') return <EmptyState picture="wire" message={t('own.offline')} />
  if (view.state === 'failed')
    return <FailedState message={t('own.failed')} retryLabel={t('common:try_again')} onRetry={view.retry} />
  if (view.records.length === 0) return <EmptyState picture="garland" message={t('own.empty')} />
  return (
    <>
      <EarlierVersions collection="routines" />
      {view.isStale && <Notice tone="info">{t('own.stale')}</Notice>}
      <ul className={styles.cards}>
        {view.records.map((routine) => (
          <li key={routine.id}>
            <RoutineCard
              {...routine.body}
              aside={isAccount && routine.isPending ? t('own.waiting') : null}
              actions={
                <>
                  <ButtonLink
                    to={paths.routine}
                    search={{ id: routine.id }}
                    variant="tint"
                    size="small"
                    icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
                    aria-label={t('card.run_named', { name: routine.body.name })}
                  >
                    {t('card.run')}
                  </ButtonLink>
                  <IconButton label={t('card.edit')} onClick={() => onEdit(routine)}>
                    <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t('card.duplicate')} onClick={() => onDuplicate(routine)}>
                    <Copy size={20} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t('card.share')} onClick={() => onShare(routine)}>
                    <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t('card.delete')} onClick={() => onDelete(routine)}>
                    <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
