import { Bookmark, Check, Download } from 'lucide-react'
import { type Dispatch, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { ensureGate } from '../../../../safety/gate'
import { useCrisisGate } from '../../../../safety/use-crisis-gate'
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
  act: Dispatch<StudioAction>
  onBreath: (phase: 'in' | 'out') => void
}

/** The last step: look, breathe, give the feeling a word, and keep the picture or not. */
export function LookStep({ note, state, act, clock, isRunning, onBreath, onKeep }: LookStepProps) {
  const { t } = useTranslation('tool_drawing')
  const { assess, panel } = useCrisisGate()
  const host = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<'gate_missing' | 'save_failed' | null>(null)
  const { drawing, feeling, keptId, isKept } = state
  const phase = useClosingBreaths(clock, isRunning, 3)

  useEffect(() => {
    if (isRunning && phase !== 'over') onBreath(phase)
  }, [phase, isRunning, onBreath])

  /** Lets the gate read the word before anything else happens to it; answers false where the gate has not arrived. */
  async function readFeeling(): Promise<boolean> {
    if (feeling.trim() === '') return true
    try {
      await ensureGate()
    } catch {
      return false
    }
    assess(feeling)
    return true
  }

  async function keep() {
    if (isKept) return
    if (!(await readFeeling())) return setProblem('gate_missing')
    setProblem(null)
    act({ kind: 'kept', id: onKeep(writingOf(state), keptId ?? undefined) })
  }

  async function save() {
    if (!host.current) return
    const isSaved = await savePicture(t('kolam.file_name'), drawing, host.current)
    setProblem(isSaved ? null : 'save_failed')
  }

  return (
    <ActivityLayout heading={t(`breath.${phase}`)} note={note}>
      <div ref={host} className={styles.look}>
        <div className={styles.breathing} data-phase={phase} data-paused={!isRunning || undefined}>
          <DrawingPicture drawing={drawing} />
        </div>
        <div className={styles.keeping}>
          {panel}
          <TextField
            label={t('kolam.feeling.label')}
            hint={t('kolam.feeling.hint')}
            error={problem === 'gate_missing' && t('kolam.feeling.gate_missing')}
            maxLength={300}
            autoComplete="off"
            value={feeling}
            onChange={(event) => act({ kind: 'feel', feeling: event.target.value })}
            onBlur={() => void readFeeling()}
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
            <Button
              variant="onstone"
              size="small"
              icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void save()}
            >
              {t('kolam.save')}
            </Button>
          </div>
          <p role="status" className={styles.said}>
            {problem === 'save_failed' ? t('kolam.save_failed') : t(isKept ? 'kolam.kept' : 'kolam.only_kept')}
          </p>
        </div>
      </div>
    </ActivityLayout>
  )
}
