import type { ToolId } from '@maitri/contracts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Notice } from '../../../components/ui/notice'
import { useToast } from '../../../components/ui/toast'
import { isUnread, useRecords } from '../../../data/records/use-records'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { useUnreadWords } from '../../../safety/use-unread-words'
import { RoutineBuilder } from './builder/routine-builder'
import type { BuilderTarget } from './builder/routine-draft'
import { DeleteDialog } from './delete-dialog'
import { OwnRoutines } from './own-routines'
import { ReadyRoutines } from './ready-routines'
import styles from './routines-tab.module.css'
import { WaitingRun } from './run/waiting-run'
import { ShareDialog } from './share/share-dialog'
import type { SharedRoutine } from './share/shared-routine'
import { type OwnRoutine, type RoutineWords, useOwnRoutines } from './use-own-routines'

type RoutinesTabProps = {
  /** The tool that a new routine begins with: the builder opens with it. */
  newTool?: ToolId | null
  /** The builder that `newTool` opened is closed; the address need not name it any more. */
  onNewClosed?: () => void
}

/** The person's own routines and the ready-made ones, and all that can be done with them. */
export function RoutinesTab({ newTool = null, onNewClosed }: RoutinesTabProps) {
  const { t } = useTranslation('routines')
  const showToast = useToast()
  const own = useOwnRoutines()
  const isOwnUnread = isUnread(useRecords('routines'))
  const check = useSafetyCheck()
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<BuilderTarget | null>(null)
  const [asked, setAsked] = useState<OwnRoutine | null>(null)
  const [deleted, setDeleted] = useState<OwnRoutine | null>(null)
  const [shared, setShared] = useState<SharedRoutine | null>(null)
  /** Why a press did not share anything. */
  const [notShared, setNotShared] = useState<string | null>(null)
  const unreadWords = useUnreadWords()
  const building = newTool ? { firstTool: newTool } : opened

  async function save(words: RoutineWords, begun: RoutineWords = words) {
    await (building && 'routine' in building ? own.change(building.routine, words, begun) : own.create(words))
    setDeleted(null)
    showToast({ tone: 'success', message: t('actions.saved') })
  }

  /** A copy of one's own, or a ready-made routine that becomes one. */
  async function add(words: RoutineWords) {
    await save(words).catch(() => showToast({ tone: 'error', message: t('actions.save_failed') }))
  }

  async function remove(routine: OwnRoutine) {
    setAsked(null)
    try {
      await own.remove(routine)
    } catch {
      return showToast({ tone: 'error', message: t('actions.delete_failed') })
    }
    setDeleted(routine)
    // The card is gone, and with it the button that was pressed.
    heading.current?.focus()
  }

  async function undo(routine: OwnRoutine) {
    try {
      await own.restore(routine)
    } catch {
      return showToast({ tone: 'error', message: t('actions.save_failed') })
    }
    setDeleted(null)
    heading.current?.focus()
    showToast({ tone: 'success', message: t('actions.restored') })
  }

  async function share({ name, tools }: RoutineWords) {
    // A name is what someone wrote: it is read before it goes anywhere.
    const found = await check.read(name)
    setNotShared(found === 'needs_help' ? t('share.waits') : found === 'unread' ? unreadWords : null)
    if (found === 'calm') setShared({ name, tools })
  }

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
          onDuplicate={({ body }) => void add({ ...body, name: copyName(t('actions.copy_of', { name: body.name })) })}
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

/** As long as a name may be, cut between letters as a reader sees them. */
function copyName(name: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > 100) break
    kept += segment
  }
  return kept
}
