import { Bookmark, Check, Download, Share2 } from 'lucide-react'
import { type Dispatch, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { IconButton } from '../../../../components/ui/icon-button'
import { CheckedTextField } from '../../../../safety/checked-field'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { useClosingBreaths } from '../use-closing-breaths'
import { DrawingPicture } from './drawing-picture'
import styles from './kolam-studio.module.css'
import { savePicture } from './save-picture'
import { type StudioAction, type StudioState, writingOf } from './studio-state'

type LookStepProps = Pick<ActivityProps, 'onKeep' | 'isRunning' | 'clock'> & {
  note: ReactNode
  state: StudioState
  action: Dispatch<StudioAction>
  onBreath: (phase: 'in' | 'out') => void
}

/** The last step: look, breathe, give the feeling a word, and keep the picture or not. */
export function LookStep({ note, state, action, clock, isRunning, onBreath, onKeep }: LookStepProps) {
  const { t } = useTranslation('tool_drawing')
  const check = useSafetyCheck()
  const host = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<'save_failed' | null>(null)
  const { drawing, feeling, keptId, isKept } = state
  const phase = useClosingBreaths(clock, isRunning, 3)

  useEffect(() => {
    if (isRunning && phase !== 'over') onBreath(phase)
  }, [phase, isRunning, onBreath])

  async function keep() {
    if (isKept) return
    if ((await check.read(feeling)) === 'unread') return
    setProblem(null)
    action({ kind: 'kept', id: onKeep(writingOf(state), keptId ?? undefined) })
  }

  async function save(way: 'save' | 'share') {
    if (!host.current) return
    const isSaved = await savePicture(t('kolam.file_name'), drawing, host.current, way)
    setProblem(isSaved ? null : 'save_failed')
  }

  return (
    <ActivityLayout
      heading={t(`breath.${phase}`)}
      note={note}
      isNoteless
      figure={
        <div ref={host} className={styles.breathing} data-phase={phase} data-paused={!isRunning || undefined}>
          <DrawingPicture drawing={drawing} />
        </div>
      }
    >
      <div className={styles.keeping}>
        {check.panel}
        <CheckedTextField
          check={check}
          label={t('kolam.feeling.label')}
          hint={t('kolam.feeling.hint')}
          maxLength={300}
          autoComplete="off"
          value={feeling}
          onChange={(event) => action({ kind: 'feel', feeling: event.target.value })}
        />
        <div className={styles.wayBack}>
          <Button
            variant="sun"
            size="small"
            aria-disabled={isKept}
            icon={
              isKept ? (
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <Bookmark size={20} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            onClick={() => void keep()}
          >
            {t(keptId !== null && !isKept ? 'kolam.keep_again' : 'kolam.keep')}
          </Button>
          <IconButton label={t('kolam.save')} onClick={() => void save('save')}>
            <Download size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('kolam.share')} onClick={() => void save('share')}>
            <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <p role="status" className={styles.said}>
          {problem === 'save_failed' ? t('kolam.save_failed') : t(isKept ? 'kolam.kept' : 'kolam.only_kept')}
        </p>
      </div>
    </ActivityLayout>
  )
}
