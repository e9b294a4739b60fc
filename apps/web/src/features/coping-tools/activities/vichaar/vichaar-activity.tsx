import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../../components/ui/loading'
import { Notice } from '../../../../components/ui/notice'
import { useSafetyCheck } from '../../../../safety/use-safety-check'
import type { ActivityProps } from '../../player/activity'
import { Cards } from '../../player/cards'
import { KeepRow } from '../../writings/keep-row'
import { OpenSlider } from '../../writings/open-slider'
import { useKeeping } from '../../writings/use-keeping'
import { useToolDraft } from '../../writings/use-tool-draft'
import { WordsField } from '../../writings/words-field'
import writing from '../../writings/writing.module.css'
import { WritingStep } from '../../writings/writing-step'
import { FeelingField } from './feeling-field'
import { StarterChips } from './starter-chips'
import { beginThought, thoughtDraft, thoughtRecord } from './thought-draft'
import { ThoughtSummary } from './thought-summary'
import { OwnTraps, TrapChoice } from './trap-choice'
import { WeighingScale } from './weighing-scale'
import { WorkedExample } from './worked-example'

/**
 * A thought, weighed fairly. One that the gate marks is not weighed: help comes first, nothing is asked for or against it, and the fields
 * stay open.
 */
export function Activity(props: ActivityProps) {
  const { t } = useTranslation('tool_writing')
  const own = useToolDraft(props, thoughtDraft, beginThought)
  const check = useSafetyCheck()
  const { step } = props
  const thought = own.value
  const record = thought && thoughtRecord(thought)
  const keeping = useKeeping({ ...props, id: thought?.id ?? '', writing: record })
  const isHeavy = thought !== null && (check.needsHelp(thought.thought) || check.needsHelp(thought.happened))

  // Also what was written at an earlier time, or not left before the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a step; in between the fields tell when they are left
  useEffect(() => {
    if (!thought || step === 1) return
    void check.read(thought.happened)
    void check.read(thought.thought)
  }, [step, thought === null, check.read])

  if (!thought) return <Loading label={t('opening')} />
  const field = (name: 'happened' | 'thought' | 'evidenceFor' | 'evidenceAgainst' | 'fairThought' | 'nextAction') => ({
    value: thought[name],
    onWrite: (text: string) => own.change({ [name]: text }),
    check,
  })

  return (
    <WritingStep
      toolId="vichaar"
      player={props}
      isUnspoken={isHeavy}
      heading={isHeavy && (step === 3 || step === 4) ? t('thought.heavy.title') : undefined}
      own={own}
      check={check}
    >
      {isHeavy ? (
        <Notice tone="info" role="status">
          <p>{t('thought.heavy.note')}</p>
        </Notice>
      ) : (
        // Eight names of feelings leave none on the first card of their step.
        <WorkedExample onCard={step === 2 ? 1 : 0} />
      )}
      {step === 1 && (
        <Cards>
          <WordsField label={t('thought.happened')} hint={t('thought.happened_hint')} {...field('happened')} />
          <WordsField label={t('thought.thought')} hint={t('thought.thought_hint')} {...field('thought')} />
        </Cards>
      )}
      {step === 2 && (
        <Cards>
          <FeelingField thought={thought} onChange={own.change} check={check} />
          <OpenSlider
            label={t('thought.strength')}
            value={thought.strength}
            max={100}
            onChange={(strength) => own.change({ strength })}
          />
          {!isHeavy && <TrapChoice thought={thought} onChange={own.change} />}
          {!isHeavy && <OwnTraps thought={thought} onChange={own.change} check={check} onKeep={props.onKeep} />}
        </Cards>
      )}
      {step === 3 &&
        (isHeavy ? (
          <WordsField
            label={t('thought.heavy.carried')}
            hint={t('thought.heavy.carried_hint')}
            {...field('evidenceAgainst')}
          />
        ) : (
          <Cards>
            <WordsField label={t('thought.for')} hint={t('thought.for_hint')} {...field('evidenceFor')} />
            <div>
              <WordsField label={t('thought.against')} hint={t('thought.against_hint')} {...field('evidenceAgainst')} />
              <StarterChips text={thought.evidenceAgainst} onWrite={(text) => own.change({ evidenceAgainst: text })} />
            </div>
            <WeighingScale evidenceFor={thought.evidenceFor} evidenceAgainst={thought.evidenceAgainst} />
          </Cards>
        ))}
      {step === 4 &&
        (isHeavy ? (
          <WordsField label={t('thought.heavy.kind')} {...field('fairThought')} />
        ) : (
          <Cards>
            <WordsField label={t('thought.fair')} hint={t('thought.fair_hint')} {...field('fairThought')} />
            <OpenSlider
              label={t('thought.belief')}
              value={thought.belief}
              max={100}
              onChange={(belief) => own.change({ belief })}
            />
          </Cards>
        ))}
      {step === 5 && (
        <Cards>
          <OpenSlider
            label={t('thought.strength_after')}
            value={thought.strengthAfter}
            max={100}
            onChange={(strengthAfter) => own.change({ strengthAfter })}
          />
          <WordsField label={t(isHeavy ? 'thought.heavy.next' : 'thought.next')} rows={2} {...field('nextAction')} />
          <div className={writing.step}>
            <KeepRow keeping={keeping} />
            {record?.kind === 'thought_record' && (
              <section className={writing.section} aria-label={t('thought.summary')}>
                <h3>{t('thought.summary')}</h3>
                <ThoughtSummary record={record} />
              </section>
            )}
          </div>
        </Cards>
      )}
    </WritingStep>
  )
}
