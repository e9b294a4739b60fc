import { lifeAreas } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from './choice-chips'
import type { FormProps } from './form-props'
import { MomentField } from './moment-field'
import { OpenSlider } from './open-slider'
import { LineField } from './words-field'
import type { WritingOf } from './writing-kinds'

const sizes = [2, 10, 30] as const

export function SmallStepForm({ writing, onChange, check }: FormProps<WritingOf<'small_step'>>) {
  const { t } = useTranslation('tool_writing')
  const line = (name: 'action' | 'where' | 'obstacle' | 'ifThen') => ({
    value: writing[name],
    onWrite: (text: string) => onChange({ ...writing, [name]: text }),
    check,
  })
  const scale = (name: 'mood' | 'energy' | 'pleasure' | 'mastery') => ({
    value: writing[name],
    max: 10 as const,
    onChange: (value: number) => onChange({ ...writing, [name]: value }),
  })
  return (
    <>
      <LineField label={t('step.action')} {...line('action')} />
      <ChoiceChips
        legend={t('step.area')}
        options={lifeAreas.map((area) => ({ value: area, label: t(`step.areas.${area}`) }))}
        isChosen={(area) => writing.area === area}
        onChoose={(area) => onChange({ ...writing, area })}
      />
      <ChoiceChips
        legend={t('step.size')}
        options={sizes.map((minutes) => ({ value: minutes, label: t('minutes', { count: minutes }) }))}
        isChosen={(minutes) => writing.minutes === minutes}
        onChoose={(minutes) => onChange({ ...writing, minutes })}
      />
      <MomentField
        label={t('list.planned')}
        value={writing.plannedFor}
        onChange={(plannedFor) => onChange({ ...writing, plannedFor })}
      />
      <LineField label={t('step.where')} {...line('where')} />
      <LineField label={t('step.obstacle')} {...line('obstacle')} />
      <LineField label={t('list.if_then')} {...line('ifThen')} />
      <OpenSlider label={t('step.mood')} {...scale('mood')} />
      <OpenSlider label={t('step.energy')} {...scale('energy')} />
      <MomentField
        label={t('list.done')}
        value={writing.doneAt}
        onChange={(doneAt) => onChange({ ...writing, doneAt })}
      />
      <OpenSlider label={t('list.pleasure')} {...scale('pleasure')} />
      <OpenSlider label={t('list.mastery')} {...scale('mastery')} />
    </>
  )
}
