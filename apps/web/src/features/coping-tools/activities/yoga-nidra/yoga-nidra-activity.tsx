import { bodySkippedScript, nidraScripts, sleepMusclesFromSeconds } from '@maitri/content/narration'
import { useEffect, useState } from 'react'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps } from '../../player/activity'
import { FadingScreen } from './fading-screen'
import { nidraDraftOf } from './nidra-draft'
import { BodyStep, CountStep, OppositesStep, ReturnStep } from './rest-steps'
import { SankalpaStep } from './sankalpa-step'
import { ScanStep } from './scan-step'
import { SleepStep } from './sleep-step'

export { otherCourse } from './nidra-draft'
export { Setup } from './nidra-setup'

/** Which step of the eleven minutes a step of winding down is like. */
const restOfSleep = { 3: 2, 4: 3 } as const

/** Guided rest. Everything but the line at its two ends goes by itself. */
export function Activity(props: ActivityProps) {
  const { step, draft, onDraft, onKeep, clock, isRunning } = props
  const [{ line, form }, setChosen] = useState(() => nidraDraftOf(draft))
  // Another tab wrote in it.
  useEffect(() => setChosen(nidraDraftOf(draft)), [draft])
  const [isBodySkipped, setIsBodySkipped] = useState(false)
  const isBody = step === (form === 'sleep' ? 3 : 2) && form !== 'scan'
  const script = isBody && isBodySkipped ? bodySkippedScript : nidraScripts[form][step]
  // The muscles of winding down say their own.
  const isSaidBelow = form === 'sleep' && step === 2 && clock.elapsedMs() >= sleepMusclesFromSeconds * 1000
  const caption = useNarration(props, isSaidBelow ? noScript : script, line)

  if (form === 'scan') return <ScanStep {...props} caption={caption} />
  const rest = form === 'sleep' ? (step === 3 || step === 4 ? restOfSleep[step] : null) : step
  if (rest === 1)
    return (
      <SankalpaStep
        line={line}
        caption={caption}
        onWrite={(text) => {
          setChosen({ line: text, form })
          onDraft({ line: text, form })
        }}
        onKeep={(text) => onKeep({ kind: 'sankalpa', text })}
      />
    )
  return (
    <>
      {form === 'sleep' && <FadingScreen clock={clock} isRunning={isRunning} />}
      {rest === null && <SleepStep {...props} caption={caption} />}
      {rest === 2 && <BodyStep clock={clock} form={form} isSkipped={isBodySkipped} onSkip={setIsBodySkipped} />}
      {rest === 3 && <CountStep clock={clock} caption={caption} />}
      {rest === 4 && <OppositesStep clock={clock} caption={caption} />}
      {rest === 5 && <ReturnStep line={line} caption={caption} />}
    </>
  )
}

const noScript = [] as const
