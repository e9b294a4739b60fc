import type { BreathMoment } from '@maitri/domain'
import { useEffect, useRef, useState } from 'react'

/** What the words need of a moment: it changes once a second at most, while the line moves with every frame. */
export type BreathCue = Pick<BreathMoment, 'round' | 'phase'> & { second: number; ofSeconds: number }

type Breath = {
  /** Null while there is no breath to follow. */
  momentAt: () => BreathMoment | null
  /** Told every frame how far open the figure is. */
  draw: (openness: number) => void
  isRunning: boolean
}

/** Follows a breath by its clock, frame by frame, and answers what the words say now. */
export function useBreath({ momentAt, draw, isRunning }: Breath): BreathCue | null {
  const [words, setWords] = useState<BreathCue | null>(null)
  const latest = useRef({ momentAt, draw })
  latest.current = { momentAt, draw }

  useEffect(() => {
    let frame = 0
    const follow = () => {
      const moment = latest.current.momentAt()
      latest.current.draw(moment?.openness ?? 0)
      const next = moment && breathCue(moment)
      setWords((before) => (isSame(before, next) ? before : next))
      if (isRunning) frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return words
}

const breathCue = ({ round, phase, elapsedMs, phaseMs }: BreathMoment): BreathCue => ({
  round,
  phase,
  second: Math.floor(elapsedMs / 1000) + 1,
  ofSeconds: Math.max(1, Math.round(phaseMs / 1000)),
})

const isSame = (a: BreathCue | null, b: BreathCue | null) =>
  a === b || (a !== null && b !== null && a.round === b.round && a.phase === b.phase && a.second === b.second)
