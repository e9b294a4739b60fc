import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import { useSite } from '../../../data/site'
import type { ShownGroup } from '../shown-group'

/** Tells the writer of a group why others do not see it, by which rule, and how to object. */
export function ReviewNotice({ group: { review } }: { group: ShownGroup }) {
  const { t } = useTranslation('moderation')
  const site = useSite()
  if (!review) return null
  const { state, reasons } = review
  const mayObject = state === 'hidden' || state === 'removed' || state === 'suspended'
  return (
    <Notice tone="info">
      <p>{t(`states.${state}`)}</p>
      {reasons.map((reason) => (
        <p key={reason}>{t(`rules.${reason}`)}</p>
      ))}
      {mayObject && site && <p>{t('object', { email: site.grievanceEmail })}</p>}
    </Notice>
  )
}
