import { joinedWords } from '@maitri/content/narration-timing'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BreathCue } from '../../../../components/breath/use-breath'
import type { ActivityProps } from '../../player/activity'

/** A breath out that is shorter leaves no time for more than its own word. */
const shortestCoachedSeconds = 6

type BreathCuesProps = Pick<ActivityProps, 'cues' | 'isRunning' | 'onBreath'> & {
  words: BreathCue | null
  isLed: boolean
  /** What is added where this breath goes out; empty where nothing is. */
  coaching: string
}

/** Voice, bell and pulse at each turn of the breath. */
export function BreathCues({ words, isLed, coaching, isRunning, cues, onBreath }: BreathCuesProps) {
  const { t } = useTranslation('tool_breath')
  const phase = words?.phase ?? null
  const round = words?.round ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn of the breath is what is told, not a new function
  useEffect(() => {
    if (!phase || !isRunning) return
    if (phase === 'in') onBreath?.()
    cues.bell()
    cues.pulse(phase === 'hold' || phase === 'rest' ? 'hold' : phase === 'out' || phase === 'hum' ? 'out' : 'in')
    if (!isLed) return
    const isLong = phase === 'out' && (words?.ofSeconds ?? 0) >= shortestCoachedSeconds
    cues.say(isLong && coaching ? joinedWords([t(`phases.${phase}`), coaching]) : t(`phases.${phase}`))
  }, [phase, round, isRunning])
  return null
}
