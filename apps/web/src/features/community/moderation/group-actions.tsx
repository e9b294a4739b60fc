import { EyeOff, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useSession } from '../../../lib/session/session'
import type { ShownGroup } from '../shown-group'
import styles from './group-actions.module.css'
import { ReportDialog } from './report-dialog'
import { useHiding } from './use-hiding'

/** Telling the moderators of a group that somebody created, and hiding any group for oneself. */
export function GroupActions({ group, describedBy }: { group: ShownGroup; describedBy: string }) {
  const { t } = useTranslation('moderation')
  const isGuest = useSession().state !== 'signed_in'
  const setHidden = useHiding(group)
  const [isReporting, setIsReporting] = useState(false)
  if (group.isOwn) return null
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        size="small"
        aria-describedby={describedBy}
        icon={<EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setHidden(!group.isHidden)}
      >
        {t(group.isHidden ? 'hide.undo' : 'hide.action')}
      </Button>
      {!isGuest && !group.isExample && (
        <Button
          variant="quiet"
          size="small"
          aria-describedby={describedBy}
          icon={<Flag size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsReporting(true)}
        >
          {t('report.action')}
        </Button>
      )}
      {isReporting && <ReportDialog groupId={group.id} onClose={() => setIsReporting(false)} />}
    </div>
  )
}
