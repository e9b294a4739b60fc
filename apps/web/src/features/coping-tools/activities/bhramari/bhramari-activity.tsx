import { bhramariScript, nadiScript } from '@maitri/content/narration'
import { nadiStepSeconds } from '@maitri/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { type BreathForm, breathFormOf, lampRows } from './breath-form'
import { DiyaGhat } from './diya-ghat'
import { HumMeterPanel } from './hum-meter-panel'
import { LearnStep } from './learn-step'
import { HumStep, NadiStep } from './paced-step'
import { useHumMeter } from './use-hum-meter'
import { useLitLamps } from './use-lit-lamps'

/** Tool 7: the breath hummed out, or through one side at a time; each round lights a lamp by the river. */
export function Activity(props: ActivityProps) {
  const { step, clock, isRunning, draft, onDraft, onCourse } = props
  const { t } = useTranslation(['tool_lamps', 'coping_tools'])
  const [form, setForm] = useState(() => breathFormOf(draft))
  const meter = useHumMeter({ atMs: clock.activeMs, isRunning })
  const lamps = useLitLamps(form, props, meter)
  const ghat = <DiyaGhat rows={lampRows[form]} lit={lamps.count} />

  const caption = useNarration(props, (form === 'hum' ? bhramariScript : nadiScript)[step])

  function take(taken: BreathForm) {
    onCourse?.(taken === 'nadi' ? { stepSeconds: nadiStepSeconds, stepTitle: (one) => t(`nadi.steps.${one}`) } : null)
  }
  // What was chosen before a reload goes on in its own times.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was found
  useEffect(() => {
    if (form === 'nadi') take(form)
  }, [])

  function choose(chosen: BreathForm) {
    setForm(chosen)
    onDraft({ form: chosen })
    lamps.clear()
    meter.stop()
    take(chosen)
  }

  const hasMeter = form === 'hum' && step !== 5
  useEffect(() => {
    if (!hasMeter) meter.stop()
  }, [hasMeter, meter.stop])

  const panel = <HumMeterPanel meter={meter} lastHum={lamps.lastHum} />
  if (step === 1) {
    return (
      <LearnStep form={form} onChoose={choose} caption={caption}>
        {form === 'hum' && panel}
      </LearnStep>
    )
  }
  if (form === 'nadi' && step !== 5) return <NadiStep {...props}>{ghat}</NadiStep>
  if (step === 2 || step === 4) {
    return (
      <HumStep {...props} step={step} meter={<HumMeterPanel meter={meter} lastHum={lamps.lastHum} isBrief />}>
        {ghat}
      </HumStep>
    )
  }
  const words =
    form === 'nadi'
      ? { heading: t('nadi.steps.5'), note: t('nadi.close') }
      : {
          heading: t(`coping_tools:tools.bhramari.steps.${step}.title`),
          note: t(`coping_tools:tools.bhramari.steps.${step}.text`),
        }
  return (
    <ActivityLayout {...words} caption={caption} figure={ghat}>
      {(meter.state === 'on' || (form === 'hum' && step === 3)) && panel}
    </ActivityLayout>
  )
}
