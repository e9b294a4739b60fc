import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { Heart, ListPlus, Play } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../../components/layout/help-now-link'
import { ButtonLink } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { IconButton } from '../../../../components/ui/icon-button'
import { paths } from '../../../../config/paths'
import type { ToolRecord } from '../../../../data/what-works'
import { ToolDetail } from './tool-detail'
import styles from './tool-dialog.module.css'

type ToolDialogProps = {
  /** The open tool, or null. */
  toolId: ToolId | null
  record: ToolRecord | undefined
  isFavourite: boolean
  onFavourite: (toolId: ToolId) => void
  onClose: () => void
}

/** One tool in full, before it is begun. Closed it stays on the page: only so does the focus go back to the card. */
export function ToolDialog({ toolId, record, isFavourite, onFavourite, onClose }: ToolDialogProps) {
  const { t } = useTranslation(['tool_library', 'coping_tools'])
  const [named, setNamed] = useState<{ toolId: ToolId; before: number | null } | null>(null)
  // Strain that was named before one tool says nothing about the next.
  const before = named?.toolId === toolId ? (named?.before ?? null) : null
  return (
    <Dialog
      isInAddress
      isOpen={toolId !== null}
      onClose={onClose}
      title={toolId && t(`coping_tools:tools.${toolId}.title`)}
      closeLabel={t('detail.close')}
      headerAction={
        <>
          {toolId && (
            <IconButton label={t('yours.favourite')} aria-pressed={isFavourite} onClick={() => onFavourite(toolId)}>
              <Heart size={22} strokeWidth={1.75} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden="true" />
            </IconButton>
          )}
          <HelpNowLink />
        </>
      }
      size="large"
      className={styles.dialog}
      footer={toolId && <Actions toolId={toolId} before={before} />}
    >
      {toolId && (
        <OnceOpen>
          <ToolDetail
            tool={copingTool(toolId)}
            record={record}
            before={before}
            onBefore={(next) => setNamed({ toolId, before: next })}
          />
        </OnceOpen>
      )}
    </Dialog>
  )
}

/** What comes in a task of its own after the dialog has opened, which styles the whole page behind it anew. */
function OnceOpen({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => startTransition(() => setIsOpen(true)), [])
  return isOpen && children
}

function Actions({ toolId, before }: { toolId: ToolId; before: number | null }) {
  const { t } = useTranslation('tool_library')
  return (
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
        // A finger gives no notice: without the player's code the way into it would lead through a blank page.
        preload="render"
        // Taken off the page together with the focus, it would have the page that goes styled once more.
        onClick={(event) => event.currentTarget.blur()}
        icon={<Play size={20} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('detail.start')}
      </ButtonLink>
    </>
  )
}
