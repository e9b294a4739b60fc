import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import type { Removed } from '../conversation/conversation'

type UndoBarProps = { removed: Removed | null; onUndo: () => void }

/** Says what was taken away, and brings it back. */
export function UndoBar({ removed, onUndo }: UndoBarProps) {
  const { t } = useTranslation('mindmitra')
  return (
    <div role="status">
      {removed && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={onUndo}>
              {t('actions.undo')}
            </Button>
          }
        >
          {t(removed.what === 'chat' ? 'actions.cleared' : 'actions.deleted')}
        </Notice>
      )}
    </div>
  )
}
