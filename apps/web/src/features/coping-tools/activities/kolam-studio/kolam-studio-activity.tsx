import { useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActivityProps } from '../../player/activity'
import { DrawStep } from './draw-step'
import { LayStep } from './lay-step'
import { LookStep } from './look-step'
import { isDrawingStep } from './pen-choices'
import { draftOf, studioReducer, studioState } from './studio-state'
import { useKeptDraft } from './use-kept-draft'

/** Long enough that a hand that goes on drawing is not held up by writing it down. */
const restMs = 1000

/** Tool 8: dots, a line that repeats itself, colour, and a look at what has come of it. No clock and no score. */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation('tool_drawing')
  // What was begun must be there before a line is drawn.
  return props.draft === undefined ? <p role="status">{t('opening')}</p> : <Studio {...props} />
}

function Studio({ step, clock, isRunning, cues, draft, onDraft, onKeep }: ActivityProps) {
  const { t } = useTranslation('coping_tools')
  const [state, action] = useReducer(studioReducer, draft, studioState)
  const [guideTurn, setGuideTurn] = useState<number | null>(null)
  // On the last step nothing waits: what is written after the exercise is complete would be there again the next time.
  useKeptDraft(state, (changed) => onDraft(draftOf(changed)), step === 5 ? 0 : restMs)

  const words = {
    heading: t(`tools.kolam-studio.steps.${step}.title`),
    note: t(`tools.kolam-studio.steps.${step}.text`),
  }

  if (step === 5)
    return (
      <LookStep
        note={words.note}
        state={state}
        action={action}
        clock={clock}
        isRunning={isRunning}
        onBreath={cues.pulse}
        onKeep={onKeep}
      />
    )
  if (!isDrawingStep(step)) return <LayStep words={words} drawing={state.drawing} action={action} />
  return (
    <DrawStep
      // Each step has its own brush.
      key={step}
      words={words}
      step={step}
      state={state}
      action={action}
      guideTurn={guideTurn}
      onGuide={setGuideTurn}
    />
  )
}
