import { decideOnGroup, type ModeratedGroup, type ModerationDecision } from '@maitri/contracts'
import { type PublicTextReason, publicTextReasons } from '@maitri/domain'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { Notice } from '../../components/ui/notice'
import { useToast } from '../../components/ui/toast'
import { callApi } from '../../lib/api-client'
import { useFormat } from '../../lib/format'
import { useErrorMessage } from '../../lib/i18n/use-error-message'
import styles from './moderated-item.module.css'

type ModeratedItemProps = { group: ModeratedGroup; onDecided: () => Promise<void> }

/** One group as moderators see it: its words, why it is here, what was decided, and what can be. */
export function ModeratedItem({ group, onDecided }: ModeratedItemProps) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const id = useId()
  const toast = useToast()
  const errorWords = useErrorMessage()
  const [reason, setReason] = useState<PublicTextReason | null>(group.reasons[0] ?? null)
  const deciding = useMutation({
    mutationFn: (decision: ModerationDecision) =>
      callApi(decideOnGroup, { params: { id: group.id }, body: { decision, reason } }),
    networkMode: 'always',
    onSuccess: async () => {
      toast({ tone: 'success', message: t('page.decided') })
      await onDecided()
    },
  })
  const { words, review, reasons, reports, history, isWriterSuspended, closedAt } = group
  const decisions: ModerationDecision[] = [
    ...(review === 'kept' || review === 'removed' ? [] : (['keep'] as const)),
    ...(review === 'hidden' || review === 'removed' ? [] : (['hide'] as const)),
    ...(review === 'removed' ? [] : (['remove'] as const)),
    ...(closedAt === null ? (['close'] as const) : []),
    isWriterSuspended ? 'restore' : 'suspend',
  ]
  return (
    <article data-group={group.id} aria-labelledby={`${id}-name`} tabIndex={-1} className={styles.item}>
      <h3 id={`${id}-name`}>{words.name}</h3>
      <p className={styles.words}>{words.description}</p>
      {words.tags.length > 0 && <p>{words.tags.join(', ')}</p>}
      <p>
        {t(`page.reviews.${review}`)}. {t('page.reasons')}:{' '}
        {reasons.length > 0 ? reasons.map((one) => t(`page.rule_names.${one}`)).join(', ') : t('page.no_reasons')}
      </p>
      {reports.length > 0 && (
        <p>
          {t('page.reports')}:{' '}
          {reports.map((report) => `${t(`report.reasons.${report.reason}`)} (${report.count})`).join(', ')}
        </p>
      )}
      {isWriterSuspended && <p>{t('page.suspended')}</p>}
      {history.length > 0 && (
        <p>
          {t('page.history')}:{' '}
          {history
            .map(({ decision, at }) => `${t(`page.decisions.${decision}`)}, ${format.date(at, 'short_day')}`)
            .join('; ')}
        </p>
      )}
      <label>
        {t('page.rule')}{' '}
        <select
          value={reason ?? ''}
          onChange={(event) => setReason(publicTextReasons.find((one) => one === event.target.value) ?? null)}
        >
          <option value="">{t('page.no_rule')}</option>
          {publicTextReasons.map((one) => (
            <option key={one} value={one}>
              {t(`page.rule_names.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            size="small"
            variant={decision === 'remove' || decision === 'suspend' ? 'danger' : 'secondary'}
            busy={deciding.isPending}
            aria-describedby={`${id}-name`}
            onClick={() => deciding.mutate(decision)}
          >
            {t(`page.decisions.${decision}`)}
          </Button>
        ))}
      </div>
      <div role="alert">
        {deciding.isError && <Notice tone="error">{t('page.not_done', { reason: errorWords(deciding.error) })}</Notice>}
      </div>
    </article>
  )
}
