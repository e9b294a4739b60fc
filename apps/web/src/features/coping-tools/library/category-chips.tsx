import { type ToolCategory, toolCategories } from '@maitri/contracts'
import { Gamepad2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/ui/chip'
import { Group } from '../../../components/ui/group'
import styles from './category-chips.module.css'
import { categoryHue } from './category-hue'

type CategoryChipsProps = { value: ToolCategory | null; onChange: (value: ToolCategory | null) => void }

/** One category, or all. On a phone the row scrolls sideways. */
export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const { t } = useTranslation('tool_library')
  return (
    <Group aria-label={t('categories.label')} className={styles.row}>
      <Chip isPressed={value === null} onClick={() => onChange(null)}>
        {t('categories.all')}
      </Chip>
      {toolCategories.map((category) => (
        <Chip
          key={category}
          isPressed={value === category}
          className={styles.chip}
          onClick={() => onChange(value === category ? null : category)}
        >
          {category === 'games' ? (
            <Gamepad2 size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <span className={styles.dot} data-hue={categoryHue[category]} aria-hidden="true" />
          )}
          {t(`categories.${category}`)}
        </Chip>
      ))}
    </Group>
  )
}
