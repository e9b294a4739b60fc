import { copingTools } from '@maitri/content/coping-tools'
import { toolNeeds } from '@maitri/content/tool-needs'
import type { ToolId } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import styles from './category-chips.module.css'

const shortMinutes = 5

/** What brings people here, and the tools that answer it, best first. */
export const answers = {
  short: copingTools.filter(({ minutes }) => minutes <= shortMinutes).map(({ id }) => id),
  sleep: toolNeeds.sleep.tools,
  exam: toolNeeds.exam.tools,
  anger: toolNeeds.anger.tools,
  worry: toolNeeds.worry.tools,
  sadness: toolNeeds.sadness.tools,
} satisfies Record<string, readonly ToolId[]>

export type Need = keyof typeof answers

const needs = Object.keys(answers) as Need[]

type NeedChipsProps = { value: Need | null; onChange: (value: Need | null) => void }

/** By what one needs now, or how long one has. */
export function NeedChips({ value, onChange }: NeedChipsProps) {
  const { t } = useTranslation('tool_library')
  return (
    <Group aria-label={t('needs.label')} className={styles.row}>
      {needs.map((need) => (
        <Chip key={need} isPressed={value === need} onClick={() => onChange(value === need ? null : need)}>
          {t(`needs.${need}`)}
        </Chip>
      ))}
    </Group>
  )
}
