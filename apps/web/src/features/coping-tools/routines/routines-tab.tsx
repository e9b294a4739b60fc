import type { ToolId } from '@maitri/contracts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { isUnread, useRecords } from '../../../data/records/use-records'
import { RoutineBuilder } from './builder/routine-builder'
import type { BuilderTarget } from './builder/routine-draft'
import { DeleteDialog } from './delete-dialog'
import { OwnRoutines } from './own-routines'
import { ReadyRoutines } from './ready-routines'
import styles from './routines-tab.module.css'
import { WaitingRun } from './run/waiting-run'
import { ShareDialog } from './share/share-dialog'
import { useRoutineActions } from './use-routine-actions'

type RoutinesTabProps = {
  /** The tool that a new routine begins with: the builder opens with it. */
  newTool?: ToolId | null
  /** The builder that `newTool` opened is closed; the address need not name it any more. */
  onNewClosed?: () => void
}

/** The person's own routines and the ready-made ones, and all that can be done with them. */
export function RoutinesTab({ newTool = null, onNewClosed }: RoutinesTabProps) {
  const { t } = useTranslation('routines')
  const isOwnUnread = isUnread(useRecords('routines'))
  const [opened, setOpened] = useState<BuilderTarget | null>(null)
  const building = newTool ? { firstTool: newTool } : opened
  const actions = useRoutineActions(building)
  const { check, heading, asked, setAsked, deleted, shared, setShared, notShared } = actions
  const { save, add, duplicate, remove, undo, share } = actions

  return (
    <div className={styles.tab}>
      {/* One panel at a time: an open builder has its own. */}
      {!building && check.panel}
      <div role="status">{notShared && <Notice tone="info">{notShared}</Notice>}</div>
      <WaitingRun />
      <section aria-labelledby="own-routines" className={styles.section}>
        <div className={styles.heading}>
          <div>
            <h2 id="own-routines" ref={heading} tabIndex={-1}>
              {t('own.heading')}
            </h2>
            <p className={styles.lead}>{t('own.lead')}</p>
          </div>
          <Button
            icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setOpened({ firstTool: null })}
          >
            {t('own.create')}
          </Button>
        </div>
        <div role="status">
          {deleted && (
            <Notice
              tone="info"
              action={
                <Button variant="secondary" size="small" onClick={() => void undo(deleted)}>
                  {t('actions.undo')}
                </Button>
              }
            >
              {t('actions.deleted', { name: deleted.body.name })}
            </Notice>
          )}
        </div>
        <OwnRoutines
          onEdit={(routine) => setOpened({ routine })}
          onDuplicate={(routine) => void duplicate(routine)}
          onShare={({ body }) => void share(body)}
          onDelete={setAsked}
        />
      </section>
      {/* Until the own ones are read it would stand where they come. */}
      {!isOwnUnread && <ReadyRoutines onMakeMine={(words) => void add(words)} onShare={(words) => void share(words)} />}

      {building && (
        <RoutineBuilder
          target={building}
          onSave={save}
          onClose={() => {
            setOpened(null)
            if (newTool) onNewClosed?.()
          }}
        />
      )}
      <DeleteDialog
        name={asked?.body.name ?? null}
        onKeep={() => setAsked(null)}
        onDelete={() => asked && void remove(asked)}
      />
      {shared && <ShareDialog routine={shared} onClose={() => setShared(null)} />}
    </div>
  )
}
