import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { ListPlus, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { ButtonLink } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import type { ToolRecord } from '../../feedback/what-works'
import { ToolDetail } from './tool-detail'

type ToolDialogProps = {
  /** The open tool, or null. */
  toolId: ToolId | null
  record: ToolRecord | undefined
  onClose: () => void
}

/** One tool in full, before it is begun. */
export function ToolDialog({ toolId, record, onClose }: ToolDialogProps) {
  const { t } = useTranslation('tool_library')
  if (!toolId) return null
  return <OpenDialog key={toolId} toolId={toolId} record={record} onClose={onClose} closeLabel={t('detail.close')} />
}

type OpenDialogProps = { toolId: ToolId; record: ToolRecord | undefined; onClose: () => void; closeLabel: string }

function OpenDialog({ toolId, record, onClose, closeLabel }: OpenDialogProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const [before, setBefore] = useState<number | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`coping_tools:tools.${toolId}.title`)}
      closeLabel={closeLabel}
      headerAction={<HelpNowLink />}
      size="large"
      footer={
        <>
          <ButtonLink
            to={paths.copingTools}
            search={{ tab: 'routines', new: toolId }}
            variant="secondary"
            icon={<ListPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('detail.add_to_routine')}
          </ButtonLink>
          <ButtonLink
            to={paths.exercise}
            search={{ tool: toolId, ...(before !== null && { before }) }}
            icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('detail.start')}
          </ButtonLink>
        </>
      }
    >
      <ToolDetail tool={copingTool(toolId)} record={record} before={before} onBefore={setBefore} />
    </Dialog>
  )
}
