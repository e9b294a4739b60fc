import { type LampGame, litLampAt } from '@maitri/domain'
import { useEffect, useRef, useState } from 'react'
import type { StepClock } from '../../player/activity'

const everyMs = 50
/** Before a path is shown another time there is a moment to read why. */
const againMs = 1_500

type LitLamp = { game: LampGame; clock: StepClock; isRunning: boolean; onShown: () => void }

/** The lamp that is lit while a path is shown, by the exercise's clock: a pause halts it. */
export function useLitLamp({ game, clock, isRunning, onShown }: LitLamp): number | null {
  const { path, phase, misses } = game
  const [lit, setLit] = useState<number | null>(null)
  const showing = useRef<{ of: string; since: number } | null>(null)
  const latestShown = useRef(onShown)
  latestShown.current = onShown

  const isShowing = phase === 'showing' || phase === 'again'
  useEffect(() => {
    if (!isShowing) {
      showing.current = null
      return setLit(null)
    }
    const of = `${phase} ${misses} ${path.join()}`
    if (showing.current?.of !== of) {
      showing.current = { of, since: clock.activeMs() + (phase === 'again' ? againMs : 0) }
    }
    if (!isRunning) return
    const { since } = showing.current
    const timer = setInterval(() => {
      const now = litLampAt(path, clock.activeMs() - since)
      setLit(now === 'over' ? null : now)
      if (now === 'over') latestShown.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isShowing, phase, misses, path, clock, isRunning])

  return lit
}
