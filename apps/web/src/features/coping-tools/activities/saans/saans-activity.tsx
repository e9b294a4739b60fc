import { breathCoaching, saansScript } from '@maitri/content/narration'
import { adaptingBreathAt, type BreathMoment, breathAt, breathPatterns, roundMs, roundsIn } from '@maitri/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../../components/breath/breath-pacer'
import { Kolam } from '../../../../components/kolam/kolam'
import { breathKolam } from '../../../../components/kolam/kolam-figure'
import { Button } from '../../../../components/ui/button'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps, StepNumber } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { GuidedStep } from '../../player/guided-step'
import { StoneChoices } from '../stone-choices'
import { BreathCues } from './breath-cues'
import { courseOf, type Rhythm, rhythmOf, rhythms } from './rhythm'
import styles from './saans-activity.module.css'
import { TouchedBreath } from './touched-breath'

/** The most rounds of a rhythm with a long hold (`docs/exercises.md`, tool 1). */
const mostRounds: Partial<Record<LedRhythm, number>> = { four_seven_eight: 4 }

const pacedSteps: readonly StepNumber[] = [2, 3, 4]

type LedRhythm = Exclude<Rhythm, 'own'>

export const otherCourse = (draft: unknown) => courseOf(rhythmOf(draft))

export function Activity(props: ActivityProps) {
  const [rhythm, setRhythm] = useState(() => rhythmOf(props.draft))
  const [adaptingSince, setAdaptingSince] = useState<number | null>(null)
  // In a panic there is nothing to choose first: the breath moves at once.
  const isPanic = props.clock.totalMs === null
  function choose(chosen: Rhythm) {
    setRhythm(chosen)
    props.onDraft({ rhythm: chosen })
    if (courseOf(chosen)?.stepSeconds !== courseOf(rhythm)?.stepSeconds) props.onCourse?.(courseOf(chosen))
  }
  if (props.step === 1 && !isPanic) return <Settle {...props} rhythm={rhythm} onChoose={choose} />
  if (props.step === 5) return <LastStep {...props} />
  if (rhythm === 'own' && !isPanic) return <TouchedBreath {...props} />
  return (
    <PacedBreath
      {...props}
      rhythm={rhythm === 'own' ? 'four_six' : rhythm}
      adaptingSince={adaptingSince}
      onAdapt={setAdaptingSince}
    />
  )
}

function LastStep(props: ActivityProps) {
  return <GuidedStep toolId="saans" step={5} caption={useNarration(props, saansScript[5])} />
}

type SettleProps = ActivityProps & { rhythm: Rhythm; onChoose: (rhythm: Rhythm) => void }

function Settle({ rhythm, onChoose, ...props }: SettleProps) {
  const { t } = useTranslation(['tool_breath', 'coping_tools'])
  const caption = useNarration(props, saansScript[1])
  return (
    <ActivityLayout
      heading={t('coping_tools:tools.saans.steps.1.title')}
      note={t('coping_tools:tools.saans.steps.1.text')}
      caption={caption}
      figure={<Kolam seed="tool:saans" />}
    >
      <div className={styles.rhythms}>
        <StoneChoices
          legend={t('pattern')}
          options={rhythms.map((value) => ({ value, label: t(`patterns.${value}`) }))}
          value={rhythm}
          onChange={onChoose}
          tray="words"
        />
        <p className={styles.note}>{t(`pattern_notes.${rhythm}`)}</p>
      </div>
    </ActivityLayout>
  )
}

type PacedBreathProps = ActivityProps & {
  rhythm: LedRhythm
  /** When the easier pace was asked for, in the exercise's active milliseconds; it goes on over the steps that follow. */
  adaptingSince: number | null
  onAdapt: (activeMs: number) => void
}

/** Paced rounds, whole ones only: what is left of a step is breath as it comes. Without a clock they go on for as long as the step does. */
function PacedBreath({ rhythm, adaptingSince, onAdapt, ...props }: PacedBreathProps) {
  const { step, clock, isRunning, cues, onBreath, guide } = props
  const caption = useNarration(props, saansScript[step])
  const { t } = useTranslation('tool_breath')
  const figure = breathKolam(step)
  const pattern = breathPatterns[rhythm]
  const before = pacedSteps.indexOf(step)

  function momentAt(): BreathMoment | null {
    const elapsed = clock.elapsedMs()
    if (adaptingSince !== null) return adaptingBreathAt(clock.activeMs() - adaptingSince)
    const fitting = clock.totalMs === null ? Number.POSITIVE_INFINITY : roundsIn(pattern, clock.totalMs)
    const rounds = Math.min(fitting, roundsLeft(rhythm, before))
    return elapsed < rounds * roundMs(pattern) ? breathAt(pattern, elapsed) : null
  }

  const coachingAt = (round = -1) => guide?.words[breathCoaching.saans[step]?.[round] ?? ''] ?? ''

  return (
    <BreathPacer figure={figure} momentAt={momentAt} isRunning={isRunning}>
      {(words, drawing) => (
        <>
          <BreathCues
            words={words}
            isRunning={isRunning}
            isLed={step !== 4}
            coaching={coachingAt(words?.round)}
            cues={cues}
            onBreath={onBreath}
          />
          <ActivityLayout
            heading={words ? t(`phases.${words.phase}`) : t('as_it_comes')}
            count={words ? words.second : undefined}
            // The sigh goes out by the mouth.
            note={t(rhythm === 'sigh' && adaptingSince === null ? 'softer_by_mouth' : 'softer')}
            caption={caption ?? (guide?.isCaptioned ? coachingAt(words?.round) : undefined)}
            isSpoken={step === 2}
            isLarge={clock.totalMs === null}
            figure={drawing}
          >
            {adaptingSince !== null ? (
              <p className={styles.note}>{t('adapting')}</p>
            ) : (
              <Button variant="onstone" size="small" onClick={() => onAdapt(clock.activeMs())}>
                {t('too_slow')}
              </Button>
            )}
          </ActivityLayout>
        </>
      )}
    </BreathPacer>
  )
}

/** The steps before took theirs: one round to learn, three with the voice. */
function roundsLeft(rhythm: LedRhythm, stepsBefore: number): number {
  const most = mostRounds[rhythm]
  if (most === undefined) return Number.POSITIVE_INFINITY
  return stepsBefore === 0 ? 1 : stepsBefore === 1 ? most - 1 : 0
}
