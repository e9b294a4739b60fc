import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Loading } from '../../../../components/ui/loading'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { ActivityProps } from '../../player/activity'
import { useToolDraft } from '../../writings/use-tool-draft'
import { WritingStep } from '../../writings/writing-step'
import { CloseStep } from './close-step'
import { SettleStep } from './settle-step'
import { SlipsStep } from './slips-step'
import { SortStep } from './sort-step'
import { type Slip, useWorries } from './use-worries'
import { WorryTimeStep } from './worry-time-step'

/** What is not in the box yet: the slip being written, and the lines for the one that was chosen. */
const worryDraft = z.object({
  slip: z.string(),
  chosenId: z.nullable(z.string()),
  nextAction: z.string(),
  lettingGo: z.string(),
})

const begin = () => ({ slip: '', chosenId: null, nextAction: '', lettingGo: '' })

/** Slips are records from the moment they are in the box, so there is nothing to keep at the end. */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation('tool_writing')
  const own = useToolDraft(props, worryDraft, begin)
  const check = useSafetyCheck()
  const box = useWorries()
  const { step } = props
  const draft = own.value

  // A slip that was written and not put in goes into the box with the step: nothing is left lying.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a step
  useEffect(() => {
    const slip = draft?.slip.trim()
    if (step === 1 || !slip) return
    void check.read(slip)
    box.add(slip)
    own.change({ slip: '' })
  }, [step])

  if (!draft) return <Loading label={t('opening')} />
  const chosen = box.all.find(({ id }) => id === draft.chosenId)

  function choose({ id, worry: { nextAction, lettingGo } }: Slip) {
    own.change({ chosenId: id, nextAction, lettingGo })
  }

  return (
    <WritingStep toolId="chinta-dabba" player={props} own={{ ...own, isFound: false }} check={check}>
      {step === 1 && <SlipsStep box={box} text={draft.slip} onWrite={(slip) => own.change({ slip })} check={check} />}
      {step === 2 && <SortStep box={box} />}
      {step === 3 && (
        <WorryTimeStep box={box} chosen={chosen} onChoose={choose} clock={props.clock} isRunning={props.isRunning} />
      )}
      {step === 4 && (
        <SettleStep
          box={box}
          chosen={chosen}
          lines={{ nextAction: draft.nextAction, lettingGo: draft.lettingGo }}
          onWrite={own.change}
          check={check}
        />
      )}
      {step === 5 && <CloseStep box={box} />}
    </WritingStep>
  )
}
