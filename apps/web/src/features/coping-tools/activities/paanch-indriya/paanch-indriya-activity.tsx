import { paanchScript } from '@maitri/content/narration'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Strip } from '../../../../components/kolam/strip'
import { Button } from '../../../../components/ui/button'
import { Chip } from '../../../../components/ui/chip'
import { useNarration } from '../../narration/use-narration'
import type { ActivityProps, StepNumber } from '../../player/activity'
import { ActivityLayout } from '../../player/activity-layout'
import { PanicBreath } from '../../player/panic-breath'
import styles from './paanch-indriya-activity.module.css'

const senses = ['see', 'touch', 'hear', 'smell', 'taste', 'weight'] as const
type Sense = (typeof senses)[number]

/** How many things each step asks for, and of which sense unless another is chosen. */
const asked: Record<StepNumber, { count: number; sense: Sense }> = {
  1: { count: 5, sense: 'see' },
  2: { count: 4, sense: 'touch' },
  3: { count: 3, sense: 'hear' },
  4: { count: 2, sense: 'smell' },
  5: { count: 1, sense: 'taste' },
}

const noScript = [] as const

/** Counts by tapping: nothing is typed, and any sense can take another one's place. */
export function Activity(props: ActivityProps) {
  const { step, clock, isRunning, cues, onStepDone, onBreath, onStepTitle } = props
  const { t } = useTranslation('tool_body')
  const [chosen, setChosen] = useState<Partial<Record<StepNumber, Sense>>>({})
  const [done, setDone] = useState<Partial<Record<StepNumber, number>>>({})
  const [isChoosing, setIsChoosing] = useState(false)
  const { count } = asked[step]
  const sense = chosen[step] ?? asked[step].sense
  const noticed = done[step] ?? 0
  const heading = t('grounding.things', { count, sense: t(`senses.${sense}`) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when what is asked for changes
  useEffect(() => cues.say(heading), [heading])

  // What is said after it is about the sense that the step is named after.
  const caption = useNarration(props, sense === asked[step].sense ? paanchScript[step] : noScript)

  function notice() {
    if (noticed >= count) return
    cues.pulse('in')
    setDone({ ...done, [step]: noticed + 1 })
    if (noticed + 1 === count && step < 5) onStepDone()
  }

  return (
    <ActivityLayout heading={heading} note={t('grounding.tap')} caption={caption} isLarge={clock.totalMs === null}>
      {clock.totalMs === null && <PanicBreath clock={clock} isRunning={isRunning} onBreath={onBreath} />}
      {!isChoosing && (
        <button type="button" className={styles.tap} onClick={notice} disabled={noticed >= count}>
          <Strip n={count} filled={noticed} spacing={56} />
          {t('grounding.noticed', { done: noticed, of: count })}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {noticed > 0 && t('grounding.noticed', { done: noticed, of: count })}
      </p>
      {step === 5 && noticed === count && <p>{t('grounding.done')}</p>}
      {isChoosing ? (
        <fieldset className={styles.senses}>
          <legend>{t('grounding.another')}</legend>
          {senses.map((one) => (
            <Chip
              key={one}
              isPressed={one === sense}
              onClick={() => {
                setChosen({ ...chosen, [step]: one })
                onStepTitle?.(step, t('grounding.things', { count, sense: t(`senses.${one}`) }))
                setIsChoosing(false)
              }}
            >
              {t(`senses.${one}`)}
            </Chip>
          ))}
        </fieldset>
      ) : (
        <Button variant="onstone" size="small" onClick={() => setIsChoosing(true)}>
          {t('grounding.another')}
        </Button>
      )}
    </ActivityLayout>
  )
}
