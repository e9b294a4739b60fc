import type { ToolWriting } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from './choice-chips'
import type { FormProps } from './form-props'
import { MomentField } from './moment-field'
import { SmallStepForm } from './small-step-form'
import { ThoughtForm } from './thought-form'
import { LineField, WordsField } from './words-field'
import styles from './writing.module.css'
import type { WritingOf } from './writing-kinds'

/** Every field of a writing, to change. A kolam's lines are drawn in the studio alone; its feeling is a word. */
export function WritingForm({ writing, onChange, check }: FormProps<ToolWriting>) {
  const { t } = useTranslation('tool_writing')
  switch (writing.kind) {
    case 'small_step':
      return <SmallStepForm writing={writing} onChange={onChange} check={check} />
    case 'thought_record':
      return <ThoughtForm writing={writing} onChange={onChange} check={check} />
    case 'worry':
      return <WorryForm writing={writing} onChange={onChange} check={check} />
    case 'good_things':
      return <GoodThingsForm writing={writing} onChange={onChange} check={check} />
    case 'kolam':
      return (
        <LineField
          label={t('thought.feeling')}
          value={writing.feeling}
          onWrite={(feeling) => onChange({ ...writing, feeling })}
          check={check}
        />
      )
    case 'sankalpa':
      return (
        <LineField
          label={t('list.line')}
          value={writing.text}
          onWrite={(text) => onChange({ ...writing, text })}
          check={check}
        />
      )
    case 'group_prompt':
      return (
        <WordsField
          label={writing.question}
          value={writing.text}
          onWrite={(text) => onChange({ ...writing, text })}
          check={check}
        />
      )
    case 'own_trap':
      return (
        <LineField
          label={t('list.name')}
          value={writing.name}
          onWrite={(name) => onChange({ ...writing, name })}
          check={check}
        />
      )
  }
}

function WorryForm({ writing, onChange, check }: FormProps<WritingOf<'worry'>>) {
  const { t } = useTranslation('tool_writing')
  return (
    <>
      <WordsField
        label={t('worry.slip')}
        rows={2}
        value={writing.text}
        onWrite={(text) => onChange({ ...writing, text })}
        check={check}
      />
      <ChoiceChips
        legend={t('list.sorted')}
        options={[
          { value: null, label: t('worry.piles.unsorted') },
          { value: true, label: t('worry.piles.can_act') },
          { value: false, label: t('worry.piles.not_now') },
        ]}
        isChosen={(canAct) => writing.canAct === canAct}
        onChoose={(canAct) => onChange({ ...writing, canAct })}
      />
      <WordsField
        label={t('worry.next')}
        rows={2}
        value={writing.nextAction}
        onWrite={(nextAction) => onChange({ ...writing, nextAction })}
        check={check}
      />
      <WordsField
        label={t('worry.letting_go')}
        rows={2}
        value={writing.lettingGo}
        onWrite={(lettingGo) => onChange({ ...writing, lettingGo })}
        check={check}
      />
      <MomentField
        label={t('list.settled_at')}
        value={writing.settledAt}
        onChange={(settledAt) => onChange({ ...writing, settledAt })}
      />
    </>
  )
}

function GoodThingsForm({ writing, onChange, check }: FormProps<WritingOf<'good_things'>>) {
  const { t } = useTranslation('tool_writing')
  return writing.things.map((thing, place) => {
    const change = (part: Partial<typeof thing>) =>
      onChange({
        ...writing,
        things: writing.things.map((one, index) => (index === place ? { ...one, ...part } : one)),
      })
    const number = place + 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the three have no other name, and their order stands
      <div key={place} className={styles.pair}>
        <WordsField
          label={t('list.thing_what', { number })}
          rows={2}
          value={thing.what}
          onWrite={(what) => change({ what })}
          check={check}
        />
        <WordsField
          label={t('list.thing_why', { number })}
          rows={2}
          value={thing.why}
          onWrite={(why) => change({ why })}
          check={check}
        />
      </div>
    )
  })
}
