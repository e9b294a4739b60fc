import { durationOf } from '@maitri/content/coping-tools'
import { startTransition, use, useEffect, useState } from 'react'
import { newId } from '../../../lib/new-id'
import { whenIdle } from '../../../lib/when-idle'
import type { ExercisePlayerProps } from './exercise-end'
import type { OpenedActivity } from './open-activity'
import { PlayerFrame } from './player-frame'
import { ResumeOffer } from './resume-offer'
import { RunningPlayer } from './running-player'
import { StartOffer } from './start-offer'
import { useCues } from './use-cues'
import type { Attempt } from './use-keep-place'

const newAttempt = (): Attempt => ({ recordId: newId(), beganAt: new Date().toISOString() })

type OpenPlayerProps = ExercisePlayerProps & { opening: Promise<OpenedActivity> }

/**
 * Offers to go on at the second, where there is one, and what is spoken before it begins. In a panic nothing is asked, and a routine knows its
 * own place and was begun by a press already.
 */
export function OpenPlayer(props: OpenPlayerProps) {
  const { opening, isImmediate, sequence, tool, onUnfinished } = props
  const opened = use(opening)
  const isAlone = !isImmediate && !sequence
  const [place, setPlace] = useState(isAlone ? opened.place : null)
  const [attempt, setAttempt] = useState<Attempt>(() => place ?? newAttempt())
  const [stage, setStage] = useState<'resume' | 'start' | 'run'>(
    place ? 'resume' : isAlone && opened.narration ? 'start' : 'run',
  )
  const [draft, setDraft] = useState(opened.draft)
  // The same exercise in another tab: what is written there stands here too, so that neither writes over the other.
  useEffect(() => opened.heedDraft(setDraft), [opened])
  const used = useCues(tool.id, isAlone)

  const { prepare } = used
  const isAsking = stage !== 'run'
  useEffect(() => (isAsking ? whenIdle(prepare) : undefined), [isAsking, prepare])

  function begin() {
    // Within the press: elsewhere a phone would let neither the voice nor the bell at the end sound.
    used.unlock()
    // In tasks of their own: the press ends first, and the exercise is drawn in short ones.
    startTransition(() => setStage('run'))
  }

  if (place && stage === 'resume')
    return (
      <PlayerFrame toolId={tool.id}>
        <ResumeOffer
          secondsDone={Math.round(place.activeMs / 1000)}
          onResume={begin}
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
            setStage(opened.narration ? 'start' : 'run')
          }}
        />
      </PlayerFrame>
    )
  if (stage === 'start')
    return (
      <PlayerFrame toolId={tool.id}>
        <StartOffer used={used} narration={opened.narration} onStart={begin}>
          {opened.Setup && (
            <opened.Setup
              draft={draft}
              onDraft={(next) => {
                setDraft(next)
                opened.keepDraft(next)
              }}
            />
          )}
        </StartOffer>
      </PlayerFrame>
    )
  return (
    <RunningPlayer
      {...props}
      {...(place && { from: { step: place.step, passedMs: place.passedMs, activeMs: place.activeMs } })}
      opened={opened}
      draft={draft}
      used={used}
      attempt={attempt}
      isAlone={isAlone}
    />
  )
}
