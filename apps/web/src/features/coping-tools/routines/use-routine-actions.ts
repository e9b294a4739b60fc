import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../components/ui/toast'
import { useSafetyCheck } from '../../../safety/use-safety-check'
import { useUnreadWords } from '../../../safety/use-unread-words'
import type { BuilderTarget } from './builder/routine-draft'
import type { SharedRoutine } from './share/shared-routine'
import { type OwnRoutine, type RoutineWords, useOwnRoutines } from './use-own-routines'

/** All that can be done with routines, and what stands on the screen for it. `building` is what the builder is open for. */
export function useRoutineActions(building: BuilderTarget | null) {
  const { t } = useTranslation('routines')
  const showToast = useToast()
  const own = useOwnRoutines()
  const check = useSafetyCheck()
  const unreadWords = useUnreadWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<OwnRoutine | null>(null)
  const [deleted, setDeleted] = useState<OwnRoutine | null>(null)
  const [shared, setShared] = useState<SharedRoutine | null>(null)
  /** Why a press did not share anything. */
  const [notShared, setNotShared] = useState<string | null>(null)

  async function save(words: RoutineWords, begun: RoutineWords = words) {
    await (building && 'routine' in building ? own.change(building.routine, words, begun) : own.create(words))
    setDeleted(null)
    showToast({ tone: 'success', message: t('actions.saved') })
  }

  /** A ready-made routine becomes one's own. */
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

  const duplicate = ({ body }: OwnRoutine) =>
    add({ ...body, name: copyName(t('actions.copy_of', { name: body.name })) })

  return {
    check,
    heading,
    asked,
    setAsked,
    deleted,
    shared,
    setShared,
    notShared,
    save,
    add,
    duplicate,
    remove,
    undo,
    share,
  }
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
