import { breathCoaching } from '@maitri/content/narration'
import { joinedWords } from '@maitri/content/narration-timing'
import { humMomentAt, type NadiMoment, nadiMomentAt } from '@maitri/domain'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BreathPacer } from '../../../../components/breath/breath-pacer'
import { breathKolam } from '../../../../components/kolam/kolam-figure'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { NadiPacer } from './nadi-pacer'

type PacedStepProps = Pick<ActivityProps, 'clock' | 'isRunning' | 'cues' | 'onBreath' | 'guide'> & {
  /** What stands below the figure. */
  children: ReactNode
}

type HumStepProps = PacedStepProps & {
  step: 2 | 4
  meter: ReactNode
}

/** Rounds of in for four seconds and hum for ten. */
export function HumStep({ step, clock, isRunning, cues, onBreath, guide, meter, children }: HumStepProps) {
  const { t } = useTranslation('tool_lamps')
  const coachingAt = (round = -1) => guide?.words[breathCoaching.bhramari[step]?.[round] ?? ''] ?? ''
  return (
    <BreathPacer figure={breathKolam(step)} momentAt={() => humMomentAt(step, clock.elapsedMs())} isRunning={isRunning}>
      {(words, drawing) => (
        <>
          <TurnCues
            turn={words && words.phase === 'in' ? 'in' : words && 'out'}
            words={words ? t(words.phase === 'in' ? 'hum.in' : 'hum.out') : ''}
            coaching={coachingAt(words?.round)}
            isRunning={isRunning}
            cues={cues}
            onBreath={onBreath}
          />
          <ActivityLayout
            heading={words ? t(words.phase === 'in' ? 'hum.in' : 'hum.out') : t('over')}
            count={words?.second}
            note={t('hum.note')}
            caption={guide?.isCaptioned ? coachingAt(words?.round) : undefined}
            isSpoken={step === 2}
            figure={drawing}
          >
            {children}
            {meter}
          </ActivityLayout>
        </>
      )}
    </BreathPacer>
  )
}

/** Rounds of in on the left, out on the right, in on the right, out on the left. */
export function NadiStep({ clock, isRunning, cues, onBreath, children }: PacedStepProps) {
  const { t } = useTranslation('tool_lamps')
  const moment = nadiMomentAt(clock.elapsedMs())
  const turn = moment && turnOf(moment)
  return (
    <NadiPacer side={moment?.side ?? null} momentAt={() => nadiMomentAt(clock.elapsedMs())} isRunning={isRunning}>
      {(words, drawing) => (
        <>
          <TurnCues
            turn={moment?.phase === 'in' ? 'in' : moment && 'out'}
            words={turn ? t(`nadi.${turn}`) : ''}
            isRunning={isRunning}
            cues={cues}
            onBreath={onBreath}
          />
          <ActivityLayout
            heading={turn ? t(`nadi.${turn}`) : t('over')}
            count={words?.second}
            note={t('nadi.note')}
            isSpoken={false}
            figure={drawing}
          >
            {children}
          </ActivityLayout>
        </>
      )}
    </NadiPacer>
  )
}

const turnOf = ({ side, phase }: NadiMoment) => `${side}_${phase === 'in' ? 'in' : 'out'}` as const

type TurnCuesProps = Pick<ActivityProps, 'cues' | 'isRunning' | 'onBreath'> & {
  turn: 'in' | 'out' | null
  words: string
  /** What is added where this breath goes out. */
  coaching?: string
}

/** Voice, bell and pulse at each turn of the breath. */
function TurnCues({ turn, words, coaching, isRunning, cues, onBreath }: TurnCuesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the breath turns
  useEffect(() => {
    if (!turn || !isRunning) return
    if (turn === 'in') onBreath?.()
    cues.bell()
    cues.pulse(turn)
    cues.say(turn === 'out' && coaching ? joinedWords([words, coaching]) : words)
  }, [words, isRunning])
  return null
}
