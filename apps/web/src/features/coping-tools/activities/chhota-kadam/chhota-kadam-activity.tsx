import { useTranslation } from 'react-i18next'
import { Loading } from '../../../../components/ui/loading'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { ActivityProps } from '../../player/activity'
import { OpenSlider } from '../../writings/open-slider'
import { useKeeping } from '../../writings/use-keeping'
import { useToolDraft } from '../../writings/use-tool-draft'
import { WritingStep } from '../../writings/writing-step'
import { ActionChoice, AreaChoice } from './choose-step'
import { CommitStep } from './commit-step'
import { PlanFields } from './plan-fields'
import { beginPlan, plannedStep, type StepPlan, stepPlan } from './step-plan'

/** One small step, planned so that it can happen. */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation(['tool_writing', 'coping_tools'])
  const own = useToolDraft(props, stepPlan, beginPlan)
  const check = useSafetyCheck()
  const { step } = props
  const plan = own.value
  const sentence = plan ? sentenceOf(plan) : ''
  const keeping = useKeeping({ ...props, id: plan?.id ?? '', writing: plan && plannedStep(plan, sentence) })
  if (!plan) return <Loading label={t('opening')} />
  const hasNoPlan = step === 5 && keeping.state === 'nothing'

  return (
    <WritingStep
      toolId="chhota-kadam"
      player={props}
      // Nobody is told to read a plan that is not there.
      heading={hasNoPlan ? t('coping_tools:tools.chhota-kadam.steps.5.title') : undefined}
      isUnspoken={hasNoPlan}
      own={own}
      check={check}
    >
      {step === 1 && (
        <>
          <OpenSlider label={t('step.mood')} value={plan.mood} max={10} onChange={(mood) => own.change({ mood })} />
          <OpenSlider
            label={t('step.energy')}
            value={plan.energy}
            max={10}
            onChange={(energy) => own.change({ energy })}
          />
        </>
      )}
      {step === 2 && <AreaChoice plan={plan} onChange={own.change} />}
      {step === 3 && <ActionChoice plan={plan} onChange={own.change} check={check} />}
      {step === 4 && <PlanFields plan={plan} sentence={sentence} onChange={own.change} check={check} />}
      {step === 5 && <CommitStep plan={plan} sentence={sentence} keeping={keeping} />}
    </WritingStep>
  )

  /** Empty until both halves are there. */
  function sentenceOf({ obstacle, answer }: StepPlan): string {
    const halves = { obstacle: halfOf(obstacle), answer: halfOf(answer) }
    return halves.obstacle && halves.answer ? t('step.if_then', halves) : ''
  }
}

const halfOf = (text: string) => text.trim().replace(/\.+$/, '')
