import { type CopingTool, durationOf } from '@maitri/content/coping-tools'
import type { ToolWriting } from '@maitri/contracts'
import { ArrowLeft, ArrowRight, Check, Pause, Play, SkipForward, X } from 'lucide-react'
import { type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../../components/kolam/strip'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { PagePending } from '../../../components/layout/page-pending'
import { Button } from '../../../components/ui/button'
import { classNames } from '../../../components/ui/class-names'
import { Notice } from '../../../components/ui/notice'
import { ownerOf } from '../../../data/records/owner-records'
import { useSession } from '../../../lib/session/session'
import type { OtherCourse } from './activity'
import { CueSwitches } from './cue-switches'
import styles from './exercise-player.module.css'
import { GuidedStep } from './guided-step'
import { LeaveDialog } from './leave-dialog'
import { type OpenedActivity, openActivity } from './open-activity'
import { PanicWays } from './panic-ways'
import { useBackgroundSound } from './sound/use-background-sound'
import { clockText, type StepPlace } from './timeline'
import { useCues } from './use-cues'
import { useLeadIn } from './use-lead-in'
import { useTimeline } from './use-timeline'
import { useWakeLock } from './use-wake-lock'

/** How an exercise ended: what counts, how long it would have been as the specification writes it, and whether it came to its end. */
export type ExerciseEnd = { secondsDone: number; duration: string; isComplete: boolean }

/** An exercise that is one of several. */
export type Sequence = {
  /** Which of them this is. */
  position: ReactNode
  skipLabel: string
  /** The way out of all of them. */
  exitLabel: string
  onSkip: (end: ExerciseEnd) => void
}

type ExercisePlayerProps = {
  tool: CopingTool
  /** Begins at once, without the lead-in: the way in a panic. */
  isImmediate?: boolean
  /** Where it was left off; that step begins anew. */
  from?: StepPlace
  /** Called when a step begins. */
  onStep?: (place: StepPlace) => void
  sequence?: Sequence
  onKeep: (writing: ToolWriting, id?: string) => string
  /** Called once, when the exercise is complete or was left. */
  onEnd: (end: ExerciseEnd) => void
}

/** An exercise on stone: what to do, how long, and the way through its five steps. Nothing begins to count before its code is there. */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [opening] = useState(() => openActivity(props.tool.id, owner))
  return (
    <Suspense fallback={<PagePending />}>
      <OpenPlayer {...props} opening={opening} />
    </Suspense>
  )
}

type OpenPlayerProps = ExercisePlayerProps & { opening: Promise<OpenedActivity> }

function OpenPlayer({ tool, opening, isImmediate = false, from, onStep, sequence, onKeep, onEnd }: OpenPlayerProps) {
  const { t } = useTranslation(['player', 'coping_tools'])
  const { Activity, draft, keepDraft, dropDraft } = use(opening)
  const [other, setOther] = useState<OtherCourse | null>(null)
  // In a panic no clock stands over anyone.
  const isUntimed = tool.isUntimed || isImmediate
  const { stepSeconds } = other ?? tool
  const course = useMemo(() => ({ stepSeconds, isUntimed }), [stepSeconds, isUntimed])
  const duration = durationOf({ minutes: stepSeconds.reduce((sum, seconds) => sum + seconds, 0) / 60 })
  const { timeline, remainingMs, clock, run, pause, goTo } = useTimeline(course, from)
  const leadIn = useLeadIn(isImmediate, run)
  const [isLeaving, setIsLeaving] = useState(false)
  const { cues, settings, audio } = useCues()
  const isRunning = timeline.since !== null
  const hasBegun = leadIn === 0
  const { step } = timeline
  useWakeLock(isRunning)
  useBackgroundSound({ chosen: settings.chosen, isRunning, audio })

  const end = useRef(onEnd)
  end.current = onEnd
  const { isComplete, activeMs } = timeline
  useEffect(() => {
    if (!isComplete) return
    dropDraft()
    end.current({ secondsDone: Math.round(activeMs / 1000), duration, isComplete: true })
  }, [isComplete, activeMs, duration, dropDraft])

  const stepBegins = useRef(onStep)
  stepBegins.current = onStep
  useEffect(() => stepBegins.current?.({ step, activeMs: clock.activeMs() }), [step, clock])

  const title = t(`coping_tools:tools.${tool.id}.title`)
  const stepTitle = other?.stepTitle(step) ?? t(`coping_tools:tools.${tool.id}.steps.${step}.title`)
  const onStepDone = useCallback(() => goTo(step + 1), [goTo, step])
  const time = clockText(remainingMs)

  const takeOtherCourse = useCallback(
    (taken: OtherCourse | null) => {
      setOther(taken)
      goTo(step)
    },
    [goTo, step],
  )

  const leftAfter = (ms: number): ExerciseEnd => ({ secondsDone: Math.round(ms / 1000), duration, isComplete: false })

  function askToLeave() {
    pause()
    setIsLeaving(true)
  }

  return (
    <section className={classNames('stone first-light', styles.player)} aria-label={title} data-immersive>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.step} aria-live="polite">
            {t('step_of', { step, title: stepTitle })}
          </p>
          {sequence?.position}
        </div>
        <div className={styles.headerActions}>
          <HelpNowLink />
          {sequence && (
            <Button
              variant="onstone"
              size="small"
              icon={<SkipForward size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => sequence.onSkip(leftAfter(clock.activeMs()))}
            >
              {sequence.skipLabel}
            </Button>
          )}
          <Button
            variant="onstone"
            size="small"
            icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={askToLeave}
          >
            {sequence?.exitLabel ?? t('exit')}
          </Button>
        </div>
      </header>

      <div className={styles.stage}>
        <div className={classNames('on-stone', styles.activity)}>
          {hasBegun ? (
            Activity ? (
              <Activity
                step={step}
                clock={clock}
                isRunning={isRunning}
                cues={cues}
                onStepDone={onStepDone}
                onCourse={takeOtherCourse}
                draft={draft}
                onDraft={keepDraft}
                onKeep={onKeep}
              />
            ) : (
              <>
                <Notice tone="error" role="alert">
                  {t('load_failed')}
                </Notice>
                <GuidedStep toolId={tool.id} step={step} />
              </>
            )
          ) : (
            <div className={styles.leadIn}>
              <p role="status">{t('settle_first')}</p>
              <p className={styles.leadInCount} aria-hidden="true">
                {leadIn}
              </p>
            </div>
          )}
          {isImmediate && <PanicWays hasGrounding={!sequence && tool.id !== 'paanch-indriya'} />}
        </div>
        {!course.isUntimed && (
          <p className={styles.time} role="timer" aria-label={t('time_left', { time })}>
            <span aria-hidden="true" className={styles.clock}>
              {time}
            </span>
            <span aria-hidden="true">{t('left')}</span>
          </p>
        )}
      </div>

      <footer className={styles.footer}>
        <Strip n={5} filled={step} spacing={44} className={styles.strip} />
        <div className={styles.controls}>
          <Button
            variant="onstone"
            icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
            disabled={step === 1}
            onClick={() => goTo(step - 1)}
          >
            {t('previous')}
          </Button>
          <button
            type="button"
            className={styles.pause}
            aria-label={isRunning ? t('pause') : t('resume')}
            onClick={isRunning ? pause : run}
            disabled={!hasBegun}
          >
            {isRunning ? <Pause size={28} aria-hidden="true" /> : <Play size={28} aria-hidden="true" />}
          </button>
          <Button
            variant="onstone"
            iconAfter={
              step === 5 ? (
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            disabled={!hasBegun}
            onClick={onStepDone}
          >
            {step === 5 ? t('complete') : t('next')}
          </Button>
        </div>
        <CueSwitches settings={settings} />
      </footer>

      <LeaveDialog
        isOpen={isLeaving}
        onStay={() => {
          setIsLeaving(false)
          if (hasBegun) run()
        }}
        onLeave={() => onEnd(leftAfter(activeMs))}
      />
    </section>
  )
}
