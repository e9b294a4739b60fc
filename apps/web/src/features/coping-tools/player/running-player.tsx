import { durationOf } from '@maitri/content/coping-tools'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import type { Guide } from '../narration/guide'
import type { OtherCourse, StepNumber } from './activity'
import { CardsProvider, useStepCards } from './cards'
import type { ExerciseEnd, ExercisePlayerProps } from './exercise-end'
import styles from './exercise-player.module.css'
import { LeaveDialog } from './leave-dialog'
import type { OpenedActivity } from './open-activity'
import { PanicWays } from './panic-ways'
import { PlayerControls } from './player-controls'
import { PlayerHeader } from './player-header'
import { PlayerStage } from './player-stage'
import { useBackgroundSound } from './sound/use-background-sound'
import { clockText } from './timeline'
import type { UsedCues } from './use-cues'
import { useEndOnce } from './use-end-once'
import { useHeldFocus } from './use-held-focus'
import { type Attempt, useKeepPlace } from './use-keep-place'
import { useLeadIn } from './use-lead-in'
import { usePlayerKeys } from './use-player-keys'
import { useTimeline } from './use-timeline'
import { useWakeLock } from './use-wake-lock'

const ignore = () => undefined

type RunningPlayerProps = ExercisePlayerProps & {
  opened: OpenedActivity
  /** What was begun and not yet kept. */
  draft: unknown
  used: UsedCues
  attempt: Attempt
  /** Whether it is no part of a panic or of a routine: it can be gone on with later, and was begun by a press of its own. */
  isAlone: boolean
}

/** An exercise from its lead-in to its end. */
export function RunningPlayer(props: RunningPlayerProps) {
  const { tool, opened, draft, used, attempt, isAlone, isImmediate = false } = props
  const { from, onStep, sequence, onKeep, onEnd } = props
  const { t } = useTranslation(['player', 'coping_tools'])
  const { Activity, narration, keepDraft, dropDraft, keepPlace } = opened
  const [other, setOther] = useState<OtherCourse | null>(() => opened.otherCourse(draft))
  // In a panic no clock stands over anyone.
  const isUntimed = tool.isUntimed || isImmediate
  const { stepSeconds } = other ?? tool
  const { openStep } = tool
  const course = useMemo(() => ({ stepSeconds, isUntimed, openStep }), [stepSeconds, isUntimed, openStep])
  const duration = durationOf({ minutes: Math.round(stepSeconds.reduce((sum, seconds) => sum + seconds, 0) / 60) })
  const { timeline, remainingMs, clock, run, pause, goTo } = useTimeline(course, from)
  const { step, isComplete } = timeline
  const isRunning = timeline.since !== null
  const leadIn = useLeadIn(isImmediate, run)
  const hasBegun = leadIn === 0
  // The stage follows in short tasks: a press, the clock and the way out never wait for a step to be drawn.
  const shown = useDeferredValue(useMemo(() => ({ step, clock, hasBegun }), [step, clock, hasBegun]))
  const { cards, hasPrevious, hasNext, previous, next } = useStepCards(shown.step)
  const [isLeaving, setIsLeaving] = useState(false)
  const [titles, setTitles] = useState<Partial<Record<StepNumber, string>>>({})
  const nameStep = useCallback(
    (named: StepNumber, words: string) => setTitles((before) => ({ ...before, [named]: words })),
    [],
  )
  const { cues, settings, audio } = used
  useWakeLock(isRunning)
  useBackgroundSound({ chosen: settings.chosen, isRunning, audio })

  const { hush } = used
  useEffect(() => {
    if (!isRunning) hush()
  }, [isRunning, hush])
  const guide = useMemo<Guide | null>(
    () =>
      narration && {
        words: narration,
        isCaptioned: settings.chosen.hasCaptions || settings.isUnheard,
        isHeard: settings.hasVoice && !settings.isUnheard,
        saysOwnLine: settings.voice?.localService ?? false,
      },
    [narration, settings.chosen.hasCaptions, settings.isUnheard, settings.hasVoice, settings.voice],
  )

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
    keep: isAlone ? keepPlace : ignore,
  })
  const leave = useEndOnce({
    isComplete,
    onComplete() {
      if (!other?.endsSilently) used.end(isAlone && narration !== null)
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
  const goBack = () => (hasPrevious ? previous() : goTo(step - 1))
  const goOn = () => (hasNext ? next() : onStepDone())
  function askToLeave() {
    pause()
    setIsLeaving(true)
  }
  usePlayerKeys({
    onToggle: () => hasBegun && (isRunning ? pause() : run()),
    onPrevious: goBack,
    // The last step is completed by its button: one key too many must not end anything.
    onNext: () => hasBegun && (step < 5 || hasNext) && goOn(),
    onExit: askToLeave,
  })

  return (
    <section
      ref={player}
      tabIndex={-1}
      className={classNames('stone first-light', styles.player)}
      aria-label={title}
      data-unheard={settings.isUnheard || undefined}
      data-immersive
    >
      <PlayerHeader
        title={title}
        time={course.isUntimed || step === openStep ? null : clockText(remainingMs)}
        exitLabel={sequence?.exitLabel ?? t('exit')}
        onExit={askToLeave}
      />
      <div className={styles.stage} data-stage>
        <div className={classNames('on-stone', styles.activity)}>
          <CardsProvider value={cards}>
            <PlayerStage
              tool={tool}
              Activity={Activity}
              leadIn={shown.hasBegun ? 0 : leadIn}
              step={shown.step}
              clock={shown.clock}
              isRunning={isRunning}
              cues={cues}
              guide={guide}
              onStepDone={onStepDone}
              onCourse={takeOtherCourse}
              onStepTitle={nameStep}
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
        stepTitle={titles[step] ?? other?.stepTitle(step) ?? t(`coping_tools:tools.${tool.id}.steps.${step}.title`)}
        card={isPaged ? { number: index + 1, count } : { number: 1, count: 1 }}
        hasPrevious={hasPrevious}
        hasNext={hasNext}
        hasBegun={hasBegun}
        isRunning={isRunning}
        settings={settings}
        isGuided={narration !== null}
        sequence={sequence && { ...sequence, onSkip: () => sequence.onSkip(endAfter(clock.activeMs())) }}
        onPrevious={goBack}
        onNext={goOn}
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
