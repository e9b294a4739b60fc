import { copingTool } from '@maitri/content/coping-tools'
import type { ToolId } from '@maitri/contracts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useMemo, useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Activity, OtherCourse } from '../../player/activity'
import { clockText } from '../../player/timeline'
import { useTimeline } from '../../player/use-timeline'

const cues = { say: () => undefined, bell: () => undefined, pluck: () => undefined, pulse: () => undefined }

/**
 * One activity in the player's own time, which passes only by `wait`: it runs from the first moment, and has buttons Previous, Next and Pause.
 * Everything is pressed by keys.
 */
export function playActivity(Tested: Activity, toolId: ToolId, draft: unknown = null) {
  // Time limits of the testing library stay the machine's.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // Ten frames a second are enough for what is told, and a sixth of the work.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    const frame = setInterval(() => {
      clearInterval(frame)
      draw()
    }, 100)
    return frame
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearInterval(frame))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const kept = { draft, breaths: 0 }

  const countBreath = () => {
    kept.breaths += 1
  }

  function Held() {
    const [other, setOther] = useState<OtherCourse | null>(null)
    const { stepSeconds } = other ?? copingTool(toolId)
    const course = useMemo(() => ({ stepSeconds, isUntimed: false }), [stepSeconds])
    const { timeline, remainingMs, clock, run, pause, goTo } = useTimeline(course)
    const { step } = timeline
    useEffect(run, [run])
    return (
      <>
        <Tested
          step={step}
          clock={clock}
          isRunning={timeline.since !== null}
          cues={cues}
          onStepDone={() => goTo(step + 1)}
          onCourse={(taken) => {
            setOther(taken)
            goTo(step)
          }}
          draft={draft}
          onDraft={(next) => {
            kept.draft = JSON.parse(JSON.stringify(next))
          }}
          onBreath={countBreath}
          onKeep={() => 'id'}
        />
        <p role="timer">{clockText(remainingMs)}</p>
        <p>{other?.stepTitle(step)}</p>
        <button type="button" onClick={() => goTo(step - 1)}>
          Previous
        </button>
        <button type="button" onClick={timeline.since === null ? run : pause}>
          Pause
        </button>
        <button type="button" onClick={() => goTo(step + 1)}>
          Next
        </button>
      </>
    )
  }

  const rendered = render(<Held />)
  const user = userEvent.setup()
  return {
    ...rendered,
    user,
    kept,
    wait: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    async press(name: string) {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    },
    async choose(name: string) {
      screen.getByRole('radio', { name }).focus()
      await user.keyboard(' ')
    },
    timeLeft: () => screen.getByRole('timer').textContent,
  }
}
