import { type CopingTool, durationOf } from '@maitri/content/coping-tools'
import type { ToolWriting } from '@maitri/contracts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePending } from '../../../components/layout/page-pending'
import { classNames } from '../../../components/ui/class-names'
import { ownerOf } from '../../../data/records/owner-records'
import { newId } from '../../../lib/new-id'
import { useSession } from '../../../lib/session/session'
import type { OtherCourse } from './activity'
import { CardsProvider, useStepCards } from './cards'
import styles from './exercise-player.module.css'
import { LeaveDialog } from './leave-dialog'
import { type OpenedActivity, openActivity } from './open-activity'
import { PanicWays } from './panic-ways'
import { PlayerControls } from './player-controls'
import { PlayerHeader } from './player-header'
import { PlayerStage } from './player-stage'
import { ResumeOffer } from './resume-offer'
import { useBackgroundSound } from './sound/use-background-sound'
import { clockText, type StepPlace } from './timeline'
import { useCues } from './use-cues'
import { useEndOnce } from './use-end-once'
import { useHeldFocus } from './use-held-focus'
import { type Attempt, useKeepPlace } from './use-keep-place'
import { useLeadIn } from './use-lead-in'
import { useTimeline } from './use-timeline'
import { useWakeLock } from './use-wake-lock'

/** How an exercise ended: what counts, how long it would have been as the specification writes it, and whether it came to its end. */
export type ExerciseEnd = {
  secondsDone: number
  duration: string
  isComplete: boolean
  /** Whether no clock ran: then its end is when the person says so. */
  isUntimed: boolean
  /** Breaths that it led; 0 where it leads none. */
  breaths: number
}

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
  /** Called once, when the exercise is complete or was left by its own way out. */
  onEnd: (end: ExerciseEnd, attempt: Attempt) => void
  /** Called with what was done where it was left another way, as by Back: now, or at an earlier time that is not gone on with. */
  onUnfinished?: (end: ExerciseEnd, attempt: Attempt) => void
}

const ignore = () => undefined

const newAttempt = (): Attempt => ({ recordId: newId(), beganAt: new Date().toISOString() })

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

/** Offers to go on at the second, where there is one. In a panic nothing is asked, and a routine knows its own place. */
function OpenPlayer(props: OpenPlayerProps) {
  const { opening, isImmediate, sequence, tool, onUnfinished } = props
  const { t } = useTranslation(['player', 'coping_tools'])
  const router = useRouter()
  const opened = use(opening)
  const canResume = !isImmediate && !sequence
  const [place, setPlace] = useState(canResume ? opened.place : null)
  const [isAsking, setIsAsking] = useState(place !== null)
  const [attempt, setAttempt] = useState<Attempt>(() => place ?? newAttempt())

  if (place && isAsking)
    return (
      <section className={classNames('stone first-light', styles.player)} data-immersive>
        <PlayerHeader
          title={t(`coping_tools:tools.${tool.id}.title`)}
          time={null}
          exitLabel={t('exit')}
          onExit={() => router.history.back()}
        />
        <div className={styles.stage}>
          <div className={styles.activity}>
            <ResumeOffer
              secondsDone={Math.round(place.activeMs / 1000)}
              onResume={() => setIsAsking(false)}
              onRestart={() => {
                onUnfinished?.(
                  {
                    secondsDone: Math.round(place.activeMs / 1000),
                    duration: durationOf(tool),
                    isComplete: false,
                    isUntimed: tool.isUntimed,
                    breaths: 0,
                  },
                  place,
                )
                opened.keepPlace(null)
                setPlace(null)
                setAttempt(newAttempt())
              }}
            />
          </div>
        </div>
      </section>
    )
  return (
    <RunningPlayer
      {...props}
      {...(place && { from: { step: place.step, passedMs: place.passedMs, activeMs: place.activeMs } })}
      opened={opened}
      attempt={attempt}
      canResume={canResume}
    />
  )
}

type RunningPlayerProps = ExercisePlayerProps & { opened: OpenedActivity; attempt: Attempt; canResume: boolean }

function RunningPlayer(props: RunningPlayerProps) {
  const { tool, opened, attempt, canResume, isImmediate = false, from, onStep, sequence, onKeep, onEnd } = props
  const { t } = useTranslation(['player', 'coping_tools'])
  const { Activity, draft, keepDraft, dropDraft, keepPlace } = opened
  const [other, setOther] = useState<OtherCourse | null>(null)
  // In a panic no clock stands over anyone.
  const isUntimed = tool.isUntimed || isImmediate
  const { stepSeconds } = other ?? tool
  const course = useMemo(() => ({ stepSeconds, isUntimed }), [stepSeconds, isUntimed])
  const duration = durationOf({ minutes: stepSeconds.reduce((sum, seconds) => sum + seconds, 0) / 60 })
  const { timeline, remainingMs, clock, run, pause, goTo } = useTimeline(course, from)
  const { step, isComplete } = timeline
  const isRunning = timeline.since !== null
  const leadIn = useLeadIn(isImmediate, run)
  const hasBegun = leadIn === 0
  const { cards, showCard } = useStepCards(step)
  const [isLeaving, setIsLeaving] = useState(false)
  const { cues, settings, audio } = useCues()
  useWakeLock(isRunning)
  useBackgroundSound({ chosen: settings.chosen, isRunning, audio })

  const breaths = useRef(0)
  const endAfter = (ms: number): ExerciseEnd => ({
    secondsDone: Math.round(ms / 1000),
    duration,
    isComplete,
    isUntimed,
    breaths: breaths.current,
  })
  useKeepPlace({
    attempt,
    step,
    passedMs: clock.elapsedMs,
    activeMs: clock.activeMs,
    isRunning,
    isComplete,
    keep: canResume ? keepPlace : ignore,
  })
  const leave = useEndOnce({
    isComplete,
    onComplete() {
      dropDraft()
      keepPlace(null)
    },
    end: () => onEnd(endAfter(clock.activeMs()), attempt),
    unfinished: () => props.onUnfinished?.(endAfter(clock.activeMs()), attempt),
  })
  const player = useRef<HTMLElement>(null)
  useHeldFocus(player)

  const stepBegins = useRef(onStep)
  stepBegins.current = onStep
  useEffect(() => stepBegins.current?.({ step, activeMs: clock.activeMs() }), [step, clock])

  const countBreath = useCallback(() => {
    breaths.current += 1
  }, [])
  const title = t(`coping_tools:tools.${tool.id}.title`)
  const onStepDone = useCallback(() => goTo(step + 1), [goTo, step])
  const takeOtherCourse = useCallback(
    (taken: OtherCourse | null) => {
      setOther(taken)
      goTo(step)
    },
    [goTo, step],
  )
  const { index, count, isPaged } = cards

  return (
    <section
      ref={player}
      tabIndex={-1}
      className={classNames('stone first-light', styles.player)}
      aria-label={title}
      data-immersive
    >
      <PlayerHeader
        title={title}
        time={course.isUntimed ? null : clockText(remainingMs)}
        exitLabel={sequence?.exitLabel ?? t('exit')}
        onExit={() => {
          pause()
          setIsLeaving(true)
        }}
      />
      <div className={styles.stage}>
        <div className={classNames('on-stone', styles.activity)}>
          <CardsProvider value={cards}>
            <PlayerStage
              tool={tool}
              Activity={Activity}
              leadIn={leadIn}
              step={step}
              clock={clock}
              isRunning={isRunning}
              cues={cues}
              onStepDone={onStepDone}
              onCourse={takeOtherCourse}
              draft={draft}
              onDraft={keepDraft}
              onBreath={countBreath}
              onKeep={onKeep}
            />
          </CardsProvider>
          {isImmediate && <PanicWays hasGrounding={!sequence && tool.id !== 'paanch-indriya'} />}
        </div>
      </div>
      <PlayerControls
        step={step}
        stepTitle={other?.stepTitle(step) ?? t(`coping_tools:tools.${tool.id}.steps.${step}.title`)}
        card={isPaged ? { number: index + 1, count } : { number: 1, count: 1 }}
        hasBegun={hasBegun}
        isRunning={isRunning}
        settings={settings}
        sequence={sequence && { ...sequence, onSkip: () => sequence.onSkip(endAfter(clock.activeMs())) }}
        onPrevious={() => (isPaged && index > 0 ? showCard(index - 1) : goTo(step - 1))}
        onNext={() => (isPaged && index < count - 1 ? showCard(index + 1) : onStepDone())}
        onPause={pause}
        onRun={run}
      />
      <LeaveDialog
        isOpen={isLeaving}
        onStay={() => {
          setIsLeaving(false)
          if (hasBegun) run()
        }}
        onLeave={leave}
      />
    </section>
  )
}
