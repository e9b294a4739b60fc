import { useTranslation } from 'react-i18next'
import { findThinkingTrap, thinkingTraps } from '../activities/vichaar/thinking-traps'
import { ChoiceChips } from './choice-chips'
import type { FormProps } from './form-props'
import { OpenSlider } from './open-slider'
import { LineField, WordsField } from './words-field'
import type { WritingOf } from './writing-kinds'

export function ThoughtForm({ writing, onChange, check }: FormProps<WritingOf<'thought_record'>>) {
  const { t } = useTranslation('tool_writing')
  const words = (
    name: 'happened' | 'thought' | 'feeling' | 'evidenceFor' | 'evidenceAgainst' | 'fairThought' | 'nextAction',
  ) => ({
    value: writing[name],
    onWrite: (text: string) => onChange({ ...writing, [name]: text }),
    check,
  })
  const scale = (name: 'strength' | 'belief' | 'strengthAfter') => ({
    value: writing[name],
    max: 100 as const,
    onChange: (value: number) => onChange({ ...writing, [name]: value }),
  })
  const ownTraps = writing.traps.filter((trap) => findThinkingTrap(trap) === null)
  return (
    <>
      <WordsField label={t('thought.happened')} {...words('happened')} />
      <WordsField label={t('thought.thought')} {...words('thought')} />
      <LineField label={t('thought.feeling')} {...words('feeling')} />
      <OpenSlider label={t('thought.strength')} {...scale('strength')} />
      <ChoiceChips
        legend={t('list.traps')}
        options={[
          ...thinkingTraps.map((trap) => ({ value: trap, label: t(`thought.traps.${trap}.name`) })),
          ...ownTraps.map((name) => ({ value: name, label: name })),
        ]}
        isChosen={(trap) => writing.traps.includes(trap)}
        onChoose={(trap) =>
          onChange({
            ...writing,
            traps: writing.traps.includes(trap)
              ? writing.traps.filter((one) => one !== trap)
              : [...writing.traps, trap],
          })
        }
      />
      <WordsField label={t('thought.for')} {...words('evidenceFor')} />
      <WordsField label={t('thought.against')} {...words('evidenceAgainst')} />
      <WordsField label={t('thought.fair')} {...words('fairThought')} />
      <OpenSlider label={t('thought.belief')} {...scale('belief')} />
      <OpenSlider label={t('thought.strength_after')} {...scale('strengthAfter')} />
      <WordsField label={t('thought.next')} rows={2} {...words('nextAction')} />
    </>
  )
}
