import { nidraForms } from '@maitri/domain'
import { useTranslation } from 'react-i18next'
import type { ActivityProps } from '../../player/activity'
import { StoneChoices } from '../stone-choices'
import { nidraDraftOf } from './nidra-draft'

/** How long, and whether it is for sleep. */
export function Setup({ draft, onDraft }: Pick<ActivityProps, 'draft' | 'onDraft'>) {
  const { t } = useTranslation('tool_body')
  const { line, form } = nidraDraftOf(draft)
  return (
    <StoneChoices
      legend={t('nidra.form')}
      options={nidraForms.map((value) => ({ value, label: t(`nidra.forms.${value}`) }))}
      value={form}
      onChange={(chosen) => onDraft({ line, form: chosen })}
    />
  )
}
