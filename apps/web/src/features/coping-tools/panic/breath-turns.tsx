import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BreathCue } from '../../../components/breath/use-breath'
import type { Cues } from '../player/activity'

type BreathTurnsProps = { words: BreathCue | null; cues: Cues }

/** Tells hand and ear where the breath turns: one short pulse for in, two for out, and by the voice where it is on. */
export function BreathTurns({ words, cues }: BreathTurnsProps) {
  const { t } = useTranslation('tool_breath')
  const phase = words?.phase ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the breath turns
  useEffect(() => {
    if (!phase) return
    // In a panic nobody looks for a switch first.
    navigator.vibrate?.(phase === 'in' ? [60] : [60, 90, 60])
    cues.say(t(`phases.${phase}`))
  }, [phase])
  return null
}
